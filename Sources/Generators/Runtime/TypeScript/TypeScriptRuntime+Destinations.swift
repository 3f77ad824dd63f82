extension TypeScriptRuntime {
    /// Everything that is no intent, and what is refused.
    static let destinations = #"""
        // Everything that is no intent.

        const refused: HelpAnswer = { kind: "refused" };
        const systemSchemes: ReadonlySet<string> = new Set(["https", "http", "mailto", "tel"]);
        const forbidden: ReadonlySet<string> = new Set([\#(forbidden)]);

        /** Controls, backslashes and what leaves no mark of its own; the plain space has a rule of its own. */
        const illegal = /[\\\u{FFFD}\u{D800}-\u{DFFF}\#(invisibleClass { "\\u{\($0)}" })]/u;
        const invisible = /[\#(invisibleClass { "\\u{\($0)}" })]/u;

        const mangled = schemes.map((scheme) => {
          const name = scheme.replace(/[.+]/g, "\\$&");
          return {
            host: new RegExp(`^//${name}(?:[/?#:]|$)`, "i"),
            inside: new RegExp(`(?:^|[^A-Za-z0-9+.-])${name}(?::|%3a|%253a)(?:/|%2f|%252f)`, "i"),
          };
        });

        function lower(text: string): string {
          return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
        }

        /** Whether a run of capitals, digits and underscores is one that a template left in: `__GHOST_URL__`. */
        function isPlaceholder(run: string): boolean {
          return run.length >= 5 && run.endsWith("__") && /[A-Z]/.test(run);
        }

        /** Whether plain spaces inside would be those of a path: no host, no colon before the first slash. */
        function isPathWithSpaces(destination: string): boolean {
          return !/^ | $|^\/\/|^[^/?#]*:/.test(destination);
        }

        function isInternal(destination: string): boolean {
          if (destination === "#" || /^[^/?#]*:/.test(destination)) return false;
          if (isDisguised(destination) || isMangled(destination, 0)) return false;
          const path = destination.replace(/[?#].*$/s, "");
          if (/%(?:[01][0-9A-F]|7F|5C|2F)/i.test(path)) return false;
          try {
            return !invisible.test(decodeURIComponent(path));
          } catch {
            return false;
          }
        }

        /** Whether a scheme or two slashes show after one more round of decoding. */
        function isDisguised(destination: string): boolean {
          const escapes = destination.replace(/%([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
          const references = destination.replace(
            /&(?:(colon|sol|bsol|Tab|NewLine|amp|period|plus|hyphen);|#[xX]([0-9A-Fa-f]+);?|#([0-9]+);?)/g,
            (whole, name: string | undefined, hexadecimal: string | undefined, decimal: string | undefined) => {
              if (name !== undefined) return marks.get(name) ?? whole;
              const value = hexadecimal === undefined ? parseInt(decimal ?? "", 10) : parseInt(hexadecimal, 16);
              return value < 0x80 ? String.fromCharCode(value) : whole;
            },
          );
          return [escapes, references].some((decoded) => {
            const bare = decoded.replace(/[\0-\x20\x7f]/g, "");
            return decoded !== destination && /^(?:[A-Za-z][A-Za-z0-9+.-]*:|[/\\]{2})/.test(bare);
          });
        }

        const marks: ReadonlyMap<string, string> = new Map([
          ["colon", ":"], ["sol", "/"], ["bsol", "\\"], ["Tab", "\t"], ["NewLine", "\n"], ["amp", "&"], ["period", "."],
          ["plus", "+"], ["hyphen", "-"],
        ]);

        /** Whether an intent stands inside another URL, or the app's scheme in the place of a host. */
        function isMangled(destination: string, start: number): boolean {
          const rest = destination.slice(start);
          return mangled.some(({ host, inside }) => (start > 0 && host.test(rest)) || inside.test(rest));
        }

        function fits(destination: string, from: string): boolean {
          const front = /^[A-Za-z][A-Za-z0-9+.-]*:(?:\/\/[^/?#]*)?/.exec(from)?.[0] ?? "";
          const given = lower(destination.slice(0, front.length)) + destination.slice(front.length, from.length);
          return given === lower(front) + from.slice(front.length) && (from.endsWith("/") || destination.length === from.length);
        }

        """#

    private static let forbidden = forbiddenNames.map(Literal.typeScript).joined(separator: ", ")
}

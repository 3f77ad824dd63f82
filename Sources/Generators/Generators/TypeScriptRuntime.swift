/// The part of the TypeScript that is the same for every catalogue: the matcher and the rules of destinations.
///
/// It follows `IntentRouting` step by step; a differential test holds the two together.
enum TypeScriptRuntime {
    static let text = #"""

        // From here on everything is the same for every catalogue.

        /** What becomes of a destination; mirrors what the app's router answers. */
        export type HelpAnswer =
          | { readonly kind: "intent"; readonly action: HelpAction; readonly url: string }
          | { readonly kind: "system"; readonly url: string }
          | { readonly kind: "rewrite"; readonly url: string }
          | { readonly kind: "internal" }
          | { readonly kind: "refused" };

        /** Which versions and platforms of the app know an action; no platforms stand for all. */
        export interface HelpRequirement {
          readonly since?: string;
          readonly until?: string;
          readonly platforms: readonly string[];
        }

        /**
         * Decides a destination: the whole of it, nothing trimmed and nothing decoded.
         *
         * A host outside ASCII is refused, its `xn--` form is taken as it stands: pages carry that form alone.
         */
        export function answer(destination: string): HelpAnswer {
          if (destination === "" || illegal.test(destination)) return refused;
          const scheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(destination)?.[0];
          if (destination.includes(" ") && (scheme !== undefined || !isPathWithSpaces(destination))) return refused;
          if (/%(?![0-9A-Fa-f]{2})/.test(destination) || /[{}]/.test(destination)) return refused;
          if (destination.match(/__[A-Z0-9_]+/g)?.some(isPlaceholder)) return refused;
          if (destination.startsWith("//")) return refused;
          if (scheme === undefined) return isInternal(destination) ? { kind: "internal" } : refused;
          if (scheme.length === 1) return refused;

          const front = frontOf(destination);
          if (front !== undefined) {
            const match = front.rest === undefined ? undefined : find(front.rest, front.scheme);
            return match === undefined ? refused : { kind: "intent", action: match.action, url: match.url };
          }
          const kind = lower(scheme);
          if (forbidden.has(kind) || isMangled(destination, scheme.length + 1)) return refused;
          for (const [from, to] of destinations.rewrites) {
            if (!fits(destination, from)) continue;
            const target = to + destination.slice(from.length);
            const targetScheme = /^[A-Za-z][A-Za-z0-9+.-]*(?=:)/.exec(target)?.[0];
            if (targetScheme === undefined || !systemSchemes.has(lower(targetScheme))) continue;
            const url = systemURL(target, lower(targetScheme));
            return url === undefined ? refused : { kind: "rewrite", url };
          }
          const url = systemSchemes.has(kind) ? systemURL(destination, kind) : undefined;
          return url === undefined ? refused : { kind: "system", url };
        }

        /** The action of a URL that is on the list, or undefined for every other URL. */
        export function actionOf(url: string): HelpAction | undefined {
          const given = answer(url);
          return given.kind === "intent" ? given.action : undefined;
        }

        /** The URL of an action in its one spelling; throws a RangeError where a value does not fit. */
        export function urlOf(action: HelpAction): string {
          return `${schemes[0] ?? ""}://${spelled(action)}`;
        }

        /** The https twin of an action's URL, or undefined where the catalogue declares none. */
        export function universalURLOf(action: HelpAction): string | undefined {
          return universal === undefined ? undefined : `${universal}/${spelled(action)}`;
        }

        /** The history that an action stands for, root first; it replaces the current one. */
        export function stackOf(action: HelpAction): readonly HelpRoute[] {
          const { entry, values } = opened(action);
          return (entry.stack ?? []).map(([route, pairs]) => {
            const numbers = numbersOfRoutes.get(route) ?? [];
            const given: { [name: string]: Value } = {};
            for (const [name, parameter] of pairs) {
              const value = values.get(parameter);
              if (value === undefined) continue;
              given[name] = typeof value === "string" ? value : numbers.includes(name) ? Number(value) : BigInt(value);
            }
            return (pairs.length === 0 ? { route } : { route, values: given }) as unknown as HelpRoute;
          });
        }

        /** What an action is called for people, or undefined where the catalogue gives it no title. */
        export function titleOf(action: HelpAction, locale: string): string | undefined {
          return textFor(opened(action).entry.title, locale);
        }

        /** The question to be answered before an action runs, or undefined where it may run at once. */
        export function confirmationOf(action: HelpAction, locale: string): string | undefined {
          return textFor(opened(action).entry.confirm, locale);
        }

        /** Whether an action destroys something. */
        export function isDestructive(action: HelpAction): boolean {
          return opened(action).entry.destructive === true;
        }

        /** Which versions and platforms of the app know an action. */
        export function requirementOf(action: HelpAction): HelpRequirement {
          const { since, until, platforms } = opened(action).entry;
          return {
            ...(since === undefined ? {} : { since }),
            ...(until === undefined ? {} : { until }),
            platforms: platforms ?? [],
          };
        }

        type Value = string | number | bigint;
        type Pair = readonly [string, string];

        interface Entry {
          readonly id: string;
          readonly path: string;
          readonly query?: readonly Pair[];
          readonly aliases?: readonly string[];
          readonly stack?: readonly (readonly [string, readonly Pair[]])[];
          readonly title?: readonly Pair[];
          readonly confirm?: readonly Pair[];
          readonly destructive?: true;
          readonly since?: string;
          readonly until?: string;
          readonly platforms?: readonly string[];
        }

        interface WebRule {
          readonly hosts: readonly string[];
          readonly suffixes: readonly string[];
          readonly any: boolean;
          readonly addresses: boolean;
          readonly ports?: readonly number[];
        }

        interface Destinations {
          readonly https?: WebRule;
          readonly http?: WebRule;
          readonly mailto: readonly string[];
          readonly tel: boolean;
          readonly rewrites: readonly Pair[];
        }

        // The list: a tree of segments, so that a look-up does not go through it.

        interface Type {
          readonly notation: string;
          accepts(text: string, inPath: boolean): boolean;
          read(text: string): Value;
        }

        interface Parameter {
          readonly name: string;
          readonly type: Type;
          readonly isRequired: boolean;
        }

        interface Pattern {
          readonly entry: Entry;
          readonly pieces: readonly (string | number)[];
          readonly parameters: readonly Parameter[];
          readonly pathCount: number;
        }

        interface Leaf {
          readonly pattern: Pattern;
          /** The parameter that each segment holds, -1 for a word. */
          readonly order: readonly number[];
        }

        interface Branch {
          readonly words: Map<string, Branch>;
          readonly typed: { readonly type: Type; readonly branch: Branch }[];
          readonly leaves: Leaf[];
        }

        function newBranch(): Branch {
          return { words: new Map(), typed: [], leaves: [] };
        }

        const root = newBranch();
        const patterns = new Map<string, Pattern>();

        for (const entry of entries) {
          const parameters: Parameter[] = [];
          const pieces = entry.path.split("/").map((segment) => {
            if (!segment.startsWith("{")) return segment;
            const colon = segment.indexOf(":");
            const type = typeOf(segment.slice(colon + 1, -1));
            return parameters.push({ name: segment.slice(1, colon), type, isRequired: true }) - 1;
          });
          const pathCount = parameters.length;
          for (const [name, notation] of entry.query ?? []) {
            const isRequired = !notation.endsWith("?");
            parameters.push({ name, type: typeOf(isRequired ? notation : notation.slice(0, -1)), isRequired });
          }
          const pattern = { entry, pieces, parameters, pathCount };
          patterns.set(entry.id, pattern);
          for (const path of [entry.path, ...(entry.aliases ?? [])]) plant(pattern, path);
        }

        function plant(pattern: Pattern, path: string): void {
          let branch = root;
          const order = path.split("/").map((segment) => {
            const name = segment.startsWith("{") ? segment.slice(1, segment.indexOf(":")) : undefined;
            const index = name === undefined ? -1 : pattern.parameters.findIndex((parameter) => parameter.name === name);
            const type = pattern.parameters[index]?.type;
            let next = branch.words.get(segment);
            if (type !== undefined) next = branch.typed.find((edge) => edge.type.notation === type.notation)?.branch;
            if (next === undefined) {
              next = newBranch();
              if (type === undefined) branch.words.set(segment, next);
              else branch.typed.push({ type, branch: next });
            }
            branch = next;
            return index;
          });
          branch.leaves.push({ pattern, order });
        }

        function typeOf(notation: string): Type {
          if (notation.includes("|")) return choice(notation);
          if (notation === "uuid") {
            return textual(notation, (text) => /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text));
          }
          if (notation === "slug") return textual(notation, (text) => /^[a-z0-9-]+$/.test(text));
          const bounds = /^(int|text)\((-?\d+)\.\.\.(-?\d+)\)$/.exec(notation);
          const low = BigInt(bounds?.[2] ?? "-9223372036854775808");
          const high = BigInt(bounds?.[3] ?? "9223372036854775807");
          if (bounds?.[1] === "text") {
            return {
              notation,
              accepts: (text, inPath) => {
                const count = lengthOfText(text, inPath);
                return count !== undefined && count >= low && count <= high;
              },
              read: decodeURIComponent,
            };
          }
          if (notation !== "int" && bounds === null) return choice(notation);
          const isSafe = low >= -9007199254740991n && high <= 9007199254740991n;
          return {
            notation,
            accepts: (text) => /^(?:0|-?[1-9][0-9]{0,18})$/.test(text) && BigInt(text) >= low && BigInt(text) <= high,
            read: (text) => (isSafe ? Number(text) : BigInt(text)),
          };
        }

        function textual(notation: string, accepts: (text: string) => boolean): Type {
          return { notation, accepts, read: (text) => text };
        }

        function choice(notation: string): Type {
          const words = notation.split("|");
          return textual(notation, (text) => words.includes(text));
        }

        /** The number of characters of a text in its one spelling: escapes in capitals, and only where they are needed. */
        function lengthOfText(text: string, inPath: boolean): number | undefined {
          if (!/^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/.test(text)) return undefined;
          if (/%(?:2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/.test(text)) return undefined;
          if (inPath && (/^\.{0,2}$/.test(text) || /%2F|%5C/.test(text))) return undefined;
          let decoded: string;
          try {
            decoded = decodeURIComponent(text);
          } catch {
            return undefined;
          }
          let count = 0;
          for (const character of decoded) {
            const value = character.codePointAt(0) ?? 0;
            if ((value & 0xfffe) === 0xfffe || unsafeInText.test(character)) return undefined;
            count += 1;
          }
          return count;
        }

        const unsafeInText = /[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffd]/;

        function frontOf(destination: string): { scheme: string; rest: string | undefined } | undefined {
          for (const scheme of schemes) {
            if (lower(destination.slice(0, scheme.length + 1)) !== `${scheme}:`) continue;
            const rest = destination.slice(scheme.length + 1);
            return { scheme, rest: rest.startsWith("//") ? rest.slice(2) : undefined };
          }
          const scheme = schemes[0];
          if (universal === undefined || scheme === undefined) return undefined;
          const prefix = `${universal}/`;
          const path = prefix.indexOf("/", 8);
          const isBelow = lower(destination.slice(0, path)) === prefix.slice(0, path) && destination.startsWith(prefix.slice(path), path);
          return isBelow ? { scheme, rest: destination.slice(prefix.length) } : undefined;
        }

        function find(rest: string, scheme: string): { action: HelpAction; url: string } | undefined {
          const mark = rest.indexOf("?");
          const segments = (mark < 0 ? rest : rest.slice(0, mark)).split("/");
          const items = mark < 0 ? [] : rest.slice(mark + 1).split("&");
          const open: { branch: Branch; depth: number }[] = [{ branch: root, depth: 0 }];
          for (let place = open.pop(); place !== undefined; place = open.pop()) {
            const segment = segments[place.depth];
            if (segment === undefined) {
              for (const leaf of place.branch.leaves) {
                const values = valuesOf(leaf, segments, items);
                if (values !== undefined) return matched(leaf.pattern, values, scheme);
              }
              continue;
            }
            const depth = place.depth + 1;
            for (const { type, branch } of place.branch.typed) if (type.accepts(segment, true)) open.push({ branch, depth });
            const branch = place.branch.words.get(segment);
            if (branch !== undefined) open.push({ branch, depth });
          }
          return undefined;
        }

        /** The spellings of the values by parameter, or undefined where the query is not one of the pattern's. */
        function valuesOf(
          leaf: Leaf,
          segments: readonly string[],
          items: readonly string[],
        ): (string | undefined)[] | undefined {
          const { parameters, pathCount } = leaf.pattern;
          const values: (string | undefined)[] = parameters.map(() => undefined);
          leaf.order.forEach((index, depth) => {
            if (index >= 0) values[index] = segments[depth];
          });
          for (const item of items) {
            const equals = item.indexOf("=");
            if (equals < 0) return undefined;
            const name = item.slice(0, equals);
            const index = parameters.findIndex((parameter, place) => place >= pathCount && parameter.name === name);
            const value = item.slice(equals + 1);
            if (index < 0 || values[index] !== undefined || !parameters[index]?.type.accepts(value, false)) return undefined;
            values[index] = value;
          }
          const isWhole = parameters.every((parameter, index) => !parameter.isRequired || values[index] !== undefined);
          return isWhole ? values : undefined;
        }

        function matched(
          pattern: Pattern,
          values: readonly (string | undefined)[],
          scheme: string,
        ): { action: HelpAction; url: string } {
          const id = pattern.entry.id;
          const given: { [name: string]: Value } = {};
          pattern.parameters.forEach((parameter, index) => {
            const value = values[index];
            if (value !== undefined) given[parameter.name] = parameter.type.read(value);
          });
          const action = pattern.parameters.length === 0 ? { id } : { id, parameters: given };
          return { action: action as unknown as HelpAction, url: `${scheme}://${spell(pattern, values)}` };
        }

        function spell(pattern: Pattern, values: readonly (string | undefined)[]): string {
          const path = pattern.pieces.map((piece) => (typeof piece === "string" ? piece : values[piece])).join("/");
          const items = pattern.parameters.flatMap((parameter, index) => {
            const value = values[index];
            return index < pattern.pathCount || value === undefined ? [] : [`${parameter.name}=${value}`];
          });
          return items.length === 0 ? path : `${path}?${items.join("&")}`;
        }

        function opened(action: HelpAction): { entry: Entry; pattern: Pattern; values: Map<string, Value> } {
          const call = action as unknown as { readonly id: string; readonly parameters?: { readonly [name: string]: Value } };
          const pattern = patterns.get(call.id);
          if (pattern === undefined) throw new RangeError(`no intent is called ${call.id}`);
          const pairs = Object.entries(call.parameters ?? {}).filter(([, value]) => value !== undefined);
          return { entry: pattern.entry, pattern, values: new Map(pairs) };
        }

        function spelled(action: HelpAction): string {
          const { pattern, values } = opened(action);
          const spellings = pattern.parameters.map((parameter, index) => {
            const value = values.get(parameter.name);
            if (value === undefined && !parameter.isRequired) return undefined;
            const isText = parameter.type.notation.startsWith("text(");
            const spelling = isText ? encoded(String(value)) : String(value);
            if (value === undefined || !parameter.type.accepts(spelling, index < pattern.pathCount)) {
              throw new RangeError(`${parameter.name} must be ${parameter.type.notation}`);
            }
            return spelling;
          });
          return spell(pattern, spellings);
        }

        function encoded(text: string): string {
          return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
        }

        /** The text for a locale: its own, that of its language, that for all, else the first. */
        function textFor(texts: readonly Pair[] | undefined, locale: string): string | undefined {
          const language = locale.replace(/-.*$/, "");
          for (const wanted of [locale, language, ""]) {
            const found = texts?.find(([name]) => name === wanted);
            if (found !== undefined) return found[1];
          }
          return texts?.[0]?.[1];
        }

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

        /** The address as a page carries it, or undefined where it is not permitted. */
        function systemURL(destination: string, kind: string): string | undefined {
          const rest = destination.slice(kind.length + 1);
          if (kind === "mailto") return destinations.mailto.includes(rest) ? `mailto:${rest}` : undefined;
          if (kind === "tel") {
            const isNumber = /^\+?[0-9.()-]+(?:;ext=[0-9]+)?$/.test(rest) && /^[^;]*[0-9]/.test(rest);
            return destinations.tel && isNumber ? `tel:${rest}` : undefined;
          }
          const rule = kind === "https" ? destinations.https : destinations.http;
          const parts = /^\/\/([^/?#]*)(.*)$/su.exec(rest);
          const authority = /^(\[[^\]@]*\]|[^:@]*)(?::([0-9]+))?$/.exec(parts?.[1] ?? "");
          if (rule === undefined || parts === null || authority === null) return undefined;
          const host = lower(authority[1] ?? "");
          const port = authority[2];
          const tail = parts[2] ?? "";
          if (port !== undefined && (/^0./.test(port) || Number(port) > 65535)) return undefined;
          const name = host.replace(/\.$/, "");
          if (!rule.hosts.includes(name) || formOf(host) === undefined) {
            const form = formOf(host);
            const isListed = form === "name" && (rule.any || rule.suffixes.some((end) => name.length > end.length && name.endsWith(end)));
            if (!isListed && !(form === "address" && rule.any && rule.addresses)) return undefined;
          }
          if (port !== undefined && !(rule.ports?.includes(Number(port)) ?? rule.any)) return undefined;
          if (/^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(tail)) return undefined;
          return `${kind}://${host}${port === undefined ? "" : `:${port}`}${tail}`;
        }

        /** What a host in lower-case ASCII is, or undefined when browsers accept none such. */
        function formOf(host: string): "name" | "address" | undefined {
          if (host.startsWith("[")) return isIPv6(host) ? "address" : undefined;
          if (!/^[a-z0-9._-]+$/.test(host)) return undefined;
          const labels = host.replace(/\.$/, "").split(".");
          if (labels.join(".").length > 253 || labels.some((label) => label === "" || label.length > 63)) return undefined;
          if (!/^(?:[0-9]+|0x[0-9a-f]*)$/.test(labels[labels.length - 1] ?? "")) return "name";
          return /^(?:(?:0|1[0-9]{0,2}|2[0-4]?[0-9]?|25[0-5]|[3-9][0-9]?)(?:\.(?!$)|$)){4}$/.test(host) ? "address" : undefined;
        }

        /** Whether `[…]` is an IPv6 address in the form of RFC 5952. */
        function isIPv6(host: string): boolean {
          const halves = host.slice(1, -1).split("::");
          const given = halves.map((half) => (half === "" ? [] : half.split(":")));
          const groups = given.flat();
          if (!host.endsWith("]") || halves.length > 2 || groups.some((group) => !/^(?:0|[1-9a-f][0-9a-f]{0,3})$/.test(group))) {
            return false;
          }
          if (halves.length === 1 ? groups.length !== 8 : groups.length > 7) return false;
          const zeros = Array<string>(8 - groups.length).fill("0");
          const pieces = [...(given[0] ?? []), ...zeros, ...(given[1] ?? [])];
          return `[${compressed(pieces)}]` === host;
        }

        /** The first longest run of two or more zeros as `::`. */
        function compressed(pieces: readonly string[]): string {
          let [start, length] = [0, 1];
          for (let first = 0; first < 8; first += 1) {
            let end = first;
            while (pieces[end] === "0") end += 1;
            if (end - first > length) [start, length] = [first, end - first];
          }
          if (length === 1) return pieces.join(":");
          return `${pieces.slice(0, start).join(":")}::${pieces.slice(start + length).join(":")}`;
        }

        """#

    private static let forbidden = forbiddenNames.map(Literal.typeScript).joined(separator: ", ")
}

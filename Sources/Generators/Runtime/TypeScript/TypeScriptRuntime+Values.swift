extension TypeScriptRuntime {
    /// What a value may be.
    static let values = #"""
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

        """#
}

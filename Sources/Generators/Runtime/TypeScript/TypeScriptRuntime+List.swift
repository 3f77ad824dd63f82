extension TypeScriptRuntime {
    /// The tree of segments in which addresses are looked up.
    static let list = #"""
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

        """#
}

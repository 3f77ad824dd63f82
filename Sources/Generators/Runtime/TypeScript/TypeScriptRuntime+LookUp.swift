extension TypeScriptRuntime {
    /// The way from an address to an action, and back.
    static let lookUp = #"""
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

        """#
}

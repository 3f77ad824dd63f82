extension TypeScriptRuntime {
    /// What an app asks, and what it is told.
    static let answers = #"""

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

        """#
}

extension TypeScriptRuntime {
    /// Web, mail and telephone addresses.
    static let addresses = #"""
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
}

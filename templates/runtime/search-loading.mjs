// Loads the files of an index as scripts, which works from a disk, too, and under a policy that forbids requests.

/**
 * @param {Window & typeof globalThis} window
 * @param {string} folder - address of the index, with a final slash
 * @returns {import("./search-shards.mjs").LoadShard}
 */
export function scriptLoader(window, folder) {
  const document = window.document;
  /** @type {Map<string, (data: unknown) => void>} */
  const waiting = new Map();
  Object.defineProperty(window, "fingerpostSearch", {
    value: (/** @type {string} */ kind, /** @type {number} */ number, /** @type {unknown} */ data) => {
      const resolve = waiting.get(kind + number);
      if (resolve) resolve(data);
    },
  });
  return (kind, number, version) =>
    new Promise((resolve, reject) => {
      waiting.set(kind + number, resolve);
      const script = document.createElement("script");
      const name = kind === "index" ? "index.js" : kind + "-" + number + ".js";
      // A browser may have kept files of an earlier build; a disk has no use for the question.
      const query = version && folder.startsWith("http") ? "?" + version : "";
      script.src = folder + name + query;
      const end = () => {
        waiting.delete(kind + number);
        script.remove();
        // Without effect where the data has come.
        reject(new Error(name));
      };
      script.addEventListener("load", end);
      script.addEventListener("error", end);
      document.head.append(script);
    });
}

// The pages of the site by the paths of their files, and what is kept of a reader's way through them.

import { decoded } from "./fragment.mjs";

/** Where the open page is kept, for each tab. */
export const pathKey = "fingerpost-path";
/** Where the place is kept that a reader is led back to, while the page is being loaded. */
export const placeKey = "fingerpost-place";

/**
 * The file of a page below the root, or null for one that is elsewhere. Servers leave out `index.html` and `.html`.
 * @param {string} address
 * @param {string} root - the address of the site's root, with a slash at its end
 * @returns {string | null}
 */
export function pageName(address, root) {
  const bare = address.replace(/[?#].*$/s, "");
  if (!bare.startsWith(root)) return null;
  const path = decoded(bare.slice(root.length));
  const file = /(^|\/)$/.test(path) ? path + "index.html" : path.endsWith(".html") ? path : path + ".html";
  return isPageName(file) ? file : null;
}

/**
 * Whether a text names a file below the root and nothing else.
 * @param {unknown} name
 * @returns {boolean}
 */
export function isPageName(name) {
  return typeof name === "string" && /^[^/\\?#:][^\\?#:]*\.html$/.test(name) && !/(^|\/)\.{0,2}\//.test(name);
}

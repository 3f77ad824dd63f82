// Leads back to where a reader was. A kept path is cut at the first page that no longer exists, and what cannot be read
// means to begin at the start page: the same law as in the app.

import { isPageName, pageName, pathKey, placeKey } from "./page-names.mjs";

/** @typedef {import("./history.mjs").Place} Place */
/** @typedef {import("./history.mjs").SavedPath} SavedPath */

const mostPages = 32;

/**
 * Goes to the kept place on this page, or to the page that was open.
 * @param {Window & typeof globalThis} window
 * @param {string} assets - the address of the folder of scripts, one below the root
 */
export function startResumption(window, assets) {
  const root = new URL("../", assets).href;
  const here = pageName(window.location.href, root);
  const storage = window.sessionStorage;
  const sent = readPath(storage.getItem(placeKey));
  storage.removeItem(placeKey);
  if (sent && last(sent.pages) === here) return goTo(window, sent.place);
  const saved = readPath(storage.getItem(pathKey));
  if (!saved || window.location.hash !== "#fp-resume") return;
  const list = window.document.createElement("script");
  list.src = assets + "pages.js";
  list.addEventListener("load", () => {
    const known = readPages(/** @type {any} */ (window).fingerpostPages);
    const left = cut(saved.pages, (page) => known.has(page));
    const page = last(left.pages);
    if (!page || page === here) return;
    if (left.isWhole) storage.setItem(placeKey, JSON.stringify(saved));
    window.location.replace(root + encodeURI(page));
  });
  window.document.head.append(list);
}

/**
 * What stands before the first page that no longer exists; pages behind it are not asked about, since they were reached
 * through it.
 * @param {string[]} pages
 * @param {(page: string) => boolean} exists
 * @returns {{ pages: string[], isWhole: boolean }}
 */
export function cut(pages, exists) {
  const gone = pages.findIndex((page) => !exists(page));
  return gone < 0 ? { pages, isWhole: true } : { pages: pages.slice(0, gone), isWhole: false };
}

/**
 * A kept path, or null where the text is none: another version, a member that is not known, too many pages.
 * @param {string | null} text
 * @returns {SavedPath | null}
 */
export function readPath(text) {
  let value;
  try {
    value = JSON.parse(text || "");
  } catch {
    return null;
  }
  if (names(value) !== "pages,place,version" || value.version !== 1) return null;
  const { pages, place } = value;
  if (!Array.isArray(pages) || pages.length === 0 || pages.length > mostPages || !pages.every(isPageName)) return null;
  if (names(place) !== "anchor,offset" || typeof place.anchor !== "string" || !Number.isFinite(place.offset)) return null;
  return value;
}

/**
 * The pages of the site, from the list that the build wrote: for each folder the names of its pages without their ending,
 * with `/` between them.
 * @param {unknown} list
 * @returns {Set<string>}
 */
export function readPages(list) {
  /** @type {Set<string>} */
  const pages = new Set();
  for (const [folder, names] of Object.entries(list || {})) {
    for (const name of String(names).split("/")) pages.add(folder + name + ".html");
  }
  return pages;
}

/**
 * @param {Window & typeof globalThis} window
 * @param {Place} place
 */
function goTo(window, place) {
  const heading = place.anchor ? window.document.getElementById(place.anchor) : null;
  // Where the heading is gone, the page begins at its top.
  if (place.anchor && !heading) return;
  const top = heading ? heading.getBoundingClientRect().top + window.scrollY : 0;
  window.scrollTo({ top: top + place.offset, behavior: /** @type {any} */ ("instant") });
}

/**
 * @param {string[]} pages
 * @returns {string}
 */
function last(pages) {
  return pages[pages.length - 1];
}

/**
 * The names of an object's members, sorted.
 * @param {unknown} value
 * @returns {string}
 */
function names(value) {
  return value && typeof value === "object" ? Object.keys(value).sort().join() : "";
}

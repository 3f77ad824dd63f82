// Where a reader is, kept for each tab: the open page with its whole path, start page first, and the place on it. As in
// the app a path stands for a whole history: it replaces what was there.

import { pageName, pathKey, placeKey } from "./page-names.mjs";

/**
 * A path with the place on its last page, as it is saved.
 * @typedef {object} SavedPath
 * @property {1} version
 * @property {string[]} pages - files below the root of the site, start page first
 * @property {Place} place
 */

/**
 * A place on a page: pixels below a heading, which stays right when lines break elsewhere.
 * @typedef {object} Place
 * @property {string} anchor - the id of the heading; empty for the top of the page
 * @property {number} offset
 */

/**
 * Keeps the path of the page, and has the reader led back where the page was opened for that.
 * @param {Window & typeof globalThis} window
 * @param {string} assets - the address of the folder of scripts, one below the root
 */
export function startHistory(window, assets) {
  const document = window.document;
  const root = new URL("../", assets).href;
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".breadcrumbs a"));
  const pages = [...links, window.location].map((link) => pageName(link.href, root));

  function save() {
    /** @type {Place} */
    const place = { anchor: "", offset: window.scrollY };
    for (const heading of document.querySelectorAll("article [id]:is(h2, h3, h4)")) {
      const top = heading.getBoundingClientRect().top;
      if (top > 1) break;
      place.anchor = heading.id;
      place.offset = -top;
    }
    try {
      window.sessionStorage.setItem(pathKey, JSON.stringify({ version: 1, pages, place }));
    } catch {
      // A viewer without storage begins at the start page.
    }
  }

  try {
    if (window.location.hash === "#fp-resume" || window.sessionStorage.getItem(placeKey)) {
      const script = document.createElement("script");
      script.src = assets + "resume.js";
      document.head.append(script);
    }
  } catch {
    return;
  }
  if (pages.includes(null)) return;
  window.addEventListener("pagehide", save);
  document.addEventListener("visibilitychange", () => document.hidden && save());
}

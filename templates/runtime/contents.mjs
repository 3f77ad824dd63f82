// The table of contents follows the reader: the entry of the section at the top of the window is the current one.

import { decoded } from "./fragment.mjs";

/**
 * @param {Window & typeof globalThis} window
 */
export function startContents(window) {
  const document = window.document;
  /** @type {Map<Element, Element>} */
  const entries = new Map();
  document.querySelectorAll('.toc a[href^="#"]').forEach((entry) => {
    const heading = document.getElementById(decoded((entry.getAttribute("href") || "").slice(1)));
    if (heading) entries.set(heading, entry);
  });
  if (entries.size === 0) return;
  const headings = [...entries.keys()];
  /** @type {Element | null} */
  let current = null;

  function follow() {
    // Half a line below the head of the page, so that a heading counts when a link has just led to it.
    const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 12 || 96;
    let heading = null;
    for (const candidate of headings) {
      if (candidate.getBoundingClientRect().top > line) break;
      heading = candidate;
    }
    const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
    if (isAtEnd && window.scrollY > 0) heading = headings[headings.length - 1];
    const entry = heading ? entries.get(heading) || null : null;
    if (entry === current) return;
    if (current) current.removeAttribute("aria-current");
    if (entry) entry.setAttribute("aria-current", "true");
    current = entry;
  }

  let isWaiting = false;
  function soon() {
    if (isWaiting) return;
    isWaiting = true;
    window.requestAnimationFrame(() => {
      isWaiting = false;
      follow();
    });
  }
  window.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon, { passive: true });
  follow();
}

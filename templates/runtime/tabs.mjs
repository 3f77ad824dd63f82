// Blocks of tabs. Without scripts and on paper the parts stand one below the other, each under its name; with them one
// part is shown at a time, and groups with the same names are one choice, on this page and on the next.

import { decoded } from "./fragment.mjs";

/**
 * A group of tabs that has come to life.
 * @typedef {object} TabGroup
 * @property {string} key - the names of its tabs: groups that have the same are one choice
 * @property {HTMLElement[]} tabs
 * @property {HTMLElement[]} panels
 */

const storageKey = "fingerpost-tabs";
const keptChoices = 50;

/**
 * Brings the tabs of a page to life.
 * @param {Window & typeof globalThis} window
 */
export function startTabs(window) {
  const document = window.document;
  /** @type {TabGroup[]} */
  const groups = [];
  document.querySelectorAll("article .tabs").forEach((element) => {
    const group = makeGroup(document, element, "fp-tabs-" + groups.length);
    if (group) groups.push(group);
  });
  if (groups.length === 0) return;
  const choices = readChoices(stored(window));

  /**
   * @param {TabGroup} chosen
   * @param {number} index
   * @param {boolean} isRemembered - whether the reader chose it, and for all groups of these names
   */
  function choose(chosen, index, isRemembered) {
    const bar = chosen.tabs[index];
    const before = bar.getBoundingClientRect().top;
    for (const group of groups) if (group === chosen || (isRemembered && group.key === chosen.key)) show(group, index);
    if (!isRemembered) return;
    // What other groups lost or gained above must not move this one away from the finger.
    window.scrollBy({ top: bar.getBoundingClientRect().top - before, behavior: /** @type {any} */ ("instant") });
    choices.delete(chosen.key);
    choices.set(chosen.key, index);
    store(window, JSON.stringify([...choices].slice(-keptChoices)));
  }

  function reveal() {
    const name = window.location.hash.slice(1);
    const target = document.getElementById(decoded(name));
    if (!target) return;
    let isHidden = false;
    for (const group of groups) {
      const index = group.panels.findIndex((panel) => panel.contains(target));
      if (index < 0 || !group.panels[index].hasAttribute("hidden")) continue;
      choose(group, index, false);
      isHidden = true;
    }
    if (isHidden) target.scrollIntoView();
  }

  for (const group of groups) {
    show(group, Math.min(choices.get(group.key) || 0, group.tabs.length - 1));
    group.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => choose(group, index, true));
      tab.addEventListener("keydown", (event) => {
        const isMirrored = getComputedStyle(tab).direction === "rtl";
        const next = nextTab(event.key, index, group.tabs.length, isMirrored);
        if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        choose(group, next, true);
        group.tabs[next].focus();
      });
      // The browser found something in a part that is hidden.
      group.panels[index].addEventListener("beforematch", () => choose(group, index, false));
    });
  }
  reveal();
  window.addEventListener("hashchange", reveal);
}

/**
 * The tab that a key leads to, or null where the key means nothing here.
 * @param {string} key
 * @param {number} index
 * @param {number} count
 * @param {boolean} isMirrored - whether the writing runs right to left
 * @returns {number | null}
 */
export function nextTab(key, index, count, isMirrored) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  return (index + ((key === "ArrowRight") === isMirrored ? count - 1 : 1)) % count;
}

/**
 * What was chosen in which groups; what cannot be read is nothing.
 * @param {string | null} text
 * @returns {Map<string, number>}
 */
export function readChoices(text) {
  try {
    const list = JSON.parse(text || "[]");
    /** @param {unknown} entry */
    const isChoice = (entry) =>
      Array.isArray(entry) && typeof entry[0] === "string" && Number.isInteger(entry[1]) && entry[1] >= 0;
    return new Map(Array.isArray(list) ? list.filter(isChoice) : []);
  } catch {
    return new Map();
  }
}

/**
 * @param {Document} document
 * @param {Element} element
 * @param {string} id
 * @returns {TabGroup | null}
 */
function makeGroup(document, element, id) {
  const panels = /** @type {HTMLElement[]} */ ([...element.children].filter((child) => child.classList.contains("tab")));
  if (panels.length === 0) return null;
  const list = document.createElement("div");
  list.className = "tab-list";
  list.setAttribute("role", "tablist");
  const tabs = panels.map((panel, index) => {
    const title = panel.querySelector(":scope > .tab-title");
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = id + "-" + index;
    tab.textContent = title && title.textContent;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", tab.id + "-part");
    panel.id = tab.id + "-part";
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tab.id);
    return tab;
  });
  list.append(...tabs);
  element.prepend(list);
  element.classList.add("is-live");
  return { key: tabs.map((tab) => tab.textContent).join("\n"), tabs, panels };
}

/**
 * @param {TabGroup} group
 * @param {number} chosen
 */
function show(group, chosen) {
  group.tabs.forEach((tab, index) => {
    const panel = group.panels[index];
    tab.setAttribute("aria-selected", String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    // A hidden part that the browser's search looks into may have the focus though nobody sees it.
    panel.tabIndex = index === chosen ? 0 : -1;
    if (index === chosen) panel.removeAttribute("hidden");
    // Where a browser can look into hidden parts, its search finds them, too.
    else panel.setAttribute("hidden", "onbeforematch" in panel ? "until-found" : "");
  });
}

/**
 * @param {Window} window
 * @returns {string | null}
 */
function stored(window) {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/**
 * @param {Window} window
 * @param {string} text
 */
function store(window, text) {
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    // A viewer without storage forgets it with the page.
  }
}

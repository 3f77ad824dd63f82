// The search of the page: a dialog with one field and a list of results, a combobox with a list box as the ARIA practices
// describe it. What pages say is written as text, never as markup.

import { makeResult } from "./search-excerpts.mjs";
import { rankPages, readQuery } from "./search-ranking.mjs";

/**
 * @typedef {object} SearchTexts
 * @property {string} search
 * @property {string} close
 * @property {string} results
 * @property {string} count - with `{count}` in it
 * @property {string} empty - with `{query}` in it
 * @property {string} advice
 * @property {string} instead - with `{query}` in it
 * @property {string} failed
 */

const STEP = 8;

/**
 * Makes the dialog; the answer shows it.
 * @param {Window & typeof globalThis} window
 * @param {import("./search-shards.mjs").SearchShards} shards
 * @param {SearchTexts} texts
 * @param {string} root - address of the site's root, with a final slash
 * @returns {() => void}
 */
export function makeSearchDialog(window, shards, texts, root) {
  const document = window.document;
  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", texts.search);

  const bar = element("div", "search-bar");
  const input = document.createElement("input");
  for (const [name, value] of Object.entries({
    type: "search",
    role: "combobox",
    placeholder: texts.search,
    "aria-label": texts.search,
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "fp-search-results",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
  })) {
    input.setAttribute(name, value);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "quiet-button";
  close.textContent = texts.close;
  bar.append(input, close);

  const list = element("ul", "search-results");
  list.id = "fp-search-results";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", texts.results);
  const note = element("p", "search-note");
  const status = element("p", "unseen");
  status.setAttribute("role", "status");
  dialog.append(bar, note, list, status);
  document.body.append(dialog);

  /** @type {HTMLAnchorElement[]} */
  let options = [];
  let current = -1;
  let run = 0;
  /** @type {import("./search-ranking.mjs").QueryWord[]} */
  let words = [];
  /** @type {import("./search-ranking.mjs").RankedPage[]} */
  let ranked = [];
  let isAdding = false;

  /**
   * @param {string} name
   * @param {string} className
   */
  function element(name, className) {
    const result = document.createElement(name);
    result.className = className;
    return result;
  }

  /**
   * @param {HTMLElement} parent
   * @param {import("./search-excerpts.mjs").Piece[]} pieces
   */
  function write(parent, pieces) {
    for (const { text, isHit } of pieces) {
      const node = document.createTextNode(text);
      if (!isHit) {
        parent.append(node);
        continue;
      }
      const mark = document.createElement("mark");
      mark.append(node);
      parent.append(mark);
    }
  }

  /** @param {import("./search-excerpts.mjs").SearchResult} result */
  function add(result) {
    const item = document.createElement("li");
    item.setAttribute("role", "presentation");
    const link = document.createElement("a");
    link.href = root + result.address;
    link.id = "fp-search-result-" + options.length;
    link.tabIndex = -1;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    if (result.trail.length > 0) {
      const trail = element("span", "search-trail");
      trail.textContent = result.trail.join(" › ");
      link.append(trail);
    }
    const title = element("span", "search-title");
    write(title, result.title);
    if (result.heading.length > 0) {
      const heading = element("span", "search-heading");
      write(heading, result.heading);
      title.append(document.createTextNode(" "), heading);
    }
    link.append(title);
    if (result.excerpt.length > 0) {
      const excerpt = element("span", "search-excerpt");
      write(excerpt, result.excerpt);
      link.append(excerpt);
    }
    item.append(link);
    list.append(item);
    options.push(link);
  }

  /** @param {number} index */
  function choose(index) {
    if (options[current]) options[current].setAttribute("aria-selected", "false");
    current = index;
    const option = options[current];
    if (!option) {
      input.removeAttribute("aria-activedescendant");
      return;
    }
    option.setAttribute("aria-selected", "true");
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }

  /**
   * The next results; each lot once more in the order that the words of its pages give.
   * @param {import("./search-ranking.mjs").RankedPage[]} pages
   * @param {import("./search-ranking.mjs").QueryWord[]} words
   */
  async function load(pages, words) {
    const results = await Promise.all(
      pages.map(async ({ page, score }) => makeResult(await shards.page(page), words, score)),
    );
    return results
      .map((result, index) => ({ result, index }))
      .sort((left, right) => right.result.score - left.result.score || left.index - right.index)
      .map(({ result }) => result);
  }

  async function addMore() {
    if (isAdding || options.length >= ranked.length) return;
    isAdding = true;
    const mine = run;
    try {
      const results = await load(ranked.slice(options.length, options.length + STEP), words);
      if (mine === run) results.forEach(add);
    } catch {
      // What is shown stays; the next scroll asks again.
    } finally {
      isAdding = false;
    }
  }

  async function search() {
    run += 1;
    const mine = run;
    const text = input.value;
    if (text.trim() === "") {
      show([], "", "");
      return;
    }
    try {
      const newWords = await readQuery(shards, text, document.documentElement.lang);
      const newRanked = rankPages(newWords);
      const results = await load(newRanked.slice(0, STEP), newWords);
      // Something else has been typed meanwhile.
      if (mine !== run) return;
      words = newWords;
      ranked = newRanked;
      if (results.length === 0) {
        const message = filled(texts.empty, "query", text.trim());
        show([], message + " " + texts.advice, message);
        return;
      }
      const corrected = words.filter((word) => word.isCorrected);
      const instead = corrected.flatMap((word) => [...word.forms.keys()].slice(0, 1)).join(" ");
      const message = instead ? filled(texts.instead, "query", instead) : "";
      show(results, message, (message + " " + filled(texts.count, "count", String(ranked.length))).trim());
    } catch {
      if (mine === run) show([], texts.failed, texts.failed);
    }
  }

  /**
   * @param {import("./search-excerpts.mjs").SearchResult[]} results
   * @param {string} message
   * @param {string} spoken
   */
  function show(results, message, spoken) {
    list.textContent = "";
    options = [];
    current = -1;
    results.forEach(add);
    if (results.length === 0) {
      ranked = [];
      words = [];
    }
    list.scrollTop = 0;
    list.hidden = results.length === 0;
    note.textContent = message;
    note.hidden = message === "";
    status.textContent = spoken;
    input.setAttribute("aria-expanded", String(results.length > 0));
    choose(results.length > 0 ? 0 : -1);
  }

  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (options.length === 0) return;
      const next = current + (event.key === "ArrowDown" ? 1 : -1);
      if (next >= options.length - 2) addMore();
      choose((next + options.length) % options.length);
    } else if (event.key === "Enter" && options[current]) {
      event.preventDefault();
      options[current].click();
    } else if (event.key === "Escape") {
      // A search field takes the first Escape to empty itself; here it closes, as everywhere in a dialog.
      event.preventDefault();
      end();
    }
  });
  list.addEventListener("scroll", () => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - 200) addMore();
  }, { passive: true });
  list.addEventListener("click", (event) => {
    // A result on this page moves nothing but the page below the dialog.
    if (event.target instanceof Element && event.target.closest("a") && !event.ctrlKey && !event.metaKey && !event.shiftKey) end();
  });
  close.addEventListener("click", end);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) end();
  });

  function end() {
    if (typeof dialog.close === "function") dialog.close();
    else dialog.removeAttribute("open");
  }

  show([], "", "");
  return () => {
    if (!dialog.open) {
      if (typeof dialog.showModal === "function") dialog.showModal();
      else dialog.setAttribute("open", "");
    }
    input.focus();
    input.select();
  };
}

/**
 * @param {string} text
 * @param {string} name
 * @param {string} value
 */
function filled(text, name, value) {
  return text.split("{" + name + "}").join(value);
}

// Which pages a query means, the best first.

import { isFiller, stem, typingDistance, typingTolerance, variants } from "./search-spelling.mjs";
import { readTerms } from "./search-words.mjs";

/**
 * A word of the query with what it stands for.
 * @typedef {object} QueryWord
 * @property {string} term
 * @property {Map<string, number>} forms - terms of the index that count for it, with their weights up to 1
 * @property {Map<number, number>} pages - pages that have one of them, with what the best is worth there
 * @property {number} rarity
 * @property {boolean} isCommon - so common that not all of its pages are known
 * @property {boolean} isCorrected - whether only other spellings were found
 */

/**
 * @typedef {object} RankedPage
 * @property {number} page
 * @property {number} score
 */

const COMPLETIONS = 12;
const FORMS = 24;
const POSTING_FILES = 3;

/**
 * The words of a query with their forms and pages.
 * @param {import("./search-shards.mjs").SearchShards} shards
 * @param {string} text
 * @param {string} language
 * @returns {Promise<QueryWord[]>}
 */
export async function readQuery(shards, text, language) {
  const terms = readTerms(text).filter((term) => !term.isTail);
  const last = terms[terms.length - 1];
  const seen = new Set();
  const words = [];
  for (const term of terms) {
    if (seen.has(term.term) || seen.size >= 12) continue;
    seen.add(term.term);
    // What is still being typed may go on; a single character of a script without spaces begins pairs.
    const isOpen = term.isPaired ? [...term.term].length === 1 : term === last && term.end === text.length;
    words.push(queryWord(shards, term, isOpen, language));
  }
  return Promise.all(words);
}

/**
 * @param {import("./search-shards.mjs").SearchShards} shards
 * @param {import("./search-words.mjs").Term} term
 * @param {boolean} isOpen
 * @param {string} language
 * @returns {Promise<QueryWord>}
 */
async function queryWord(shards, { term, isPaired }, isOpen, language) {
  const spelled = isPaired ? [term] : variants(term, language);
  const roots = new Set(isPaired ? spelled : spelled.map((word) => stem(word, language)));
  const searches = [...roots].map((root) => shards.wordsWith(root, 3));
  const near = [...new Map((await Promise.all(searches)).flat().map((word) => [word.term, word])).values()];
  /** @type {(import("./search-shards.mjs").Word & { weight: number })[]} */
  let forms = [];
  for (const word of near) {
    if (word.term === term) forms.push({ ...word, weight: 1 });
    else if (!isPaired && roots.has(stem(word.term, language))) forms.push({ ...word, weight: 0.85 });
  }
  if (isOpen) {
    const goesOn = (/** @type {string} */ other) => spelled.some((word) => other.startsWith(word));
    const longer = near.filter((word) => goesOn(word.term) && !forms.some((form) => form.term === word.term));
    longer.sort((left, right) => right.common - left.common || left.term.length - right.term.length);
    for (const word of longer.slice(0, COMPLETIONS)) {
      forms.push({ ...word, weight: isPaired ? 1 : 0.6 + (0.35 * term.length) / word.term.length });
    }
  }
  let isCorrected = false;
  if (forms.length === 0 && !isPaired) {
    forms = await spellings(shards, term, isOpen);
    isCorrected = forms.length > 0;
  }
  const word = await withPages(shards, term, forms.slice(0, FORMS), isCorrected);
  if (isFiller(term, language)) word.rarity *= 0.1;
  return word;
}

/**
 * Terms that differ from a word in a letter or two: one half of the word is right, so that they stand near it in the list of
 * words or in that of the words written backwards.
 * @param {import("./search-shards.mjs").SearchShards} shards
 * @param {string} term
 * @param {boolean} isOpen
 */
async function spellings(shards, term, isOpen) {
  const tolerance = typingTolerance(term);
  if (tolerance === 0) return [];
  const letters = [...term];
  // A swap may lie across the middle. With two mistakes a quarter at one of the ends is enough.
  const kept = Math.max(1, tolerance === 1 ? Math.floor((letters.length - 1) / 2) : Math.floor(letters.length / 4));
  const [starting, ending] = await Promise.all([
    shards.wordsWith(letters.slice(0, kept).join(""), 4),
    shards.wordsEnding(letters.slice(-kept).join(""), 4),
  ]);
  /** @type {Map<string, number>} */
  const distances = new Map();
  for (const candidate of [...starting.map((word) => word.term), ...ending]) {
    if (distances.has(candidate)) continue;
    const distance = typingDistance(term, candidate, tolerance);
    if (distance <= tolerance) {
      distances.set(candidate, distance);
    } else if (isOpen && candidate.length > term.length && letters.length >= 5) {
      // The beginning of a word with a mistake in it counts, and counts less.
      const beginning = [...candidate].slice(0, letters.length).join("");
      if (typingDistance(term, beginning, 1) <= 1) distances.set(candidate, 2);
    }
  }
  const best = Math.min(...distances.values());
  const words = [...distances].filter(([, distance]) => distance === best).map(([word]) => word);
  /** @type {(import("./search-shards.mjs").Word & { weight: number })[]} */
  const forms = [];
  const known = new Map(starting.map((word) => [word.term, word]));
  // A word from the backward list still has to be found in the forward one; each may be another file.
  let files = 4;
  for (const word of words) {
    let found = known.get(word);
    if (!found && files > 0) {
      files -= 1;
      found = (await shards.wordsWith(word, 1)).find((other) => other.term === word);
    }
    if (found) forms.push({ ...found, weight: best === 1 ? 0.7 : 0.5 });
  }
  forms.sort((left, right) => right.common - left.common || (left.term < right.term ? -1 : 1));
  return forms.slice(0, 6);
}

/**
 * @param {import("./search-shards.mjs").SearchShards} shards
 * @param {string} term
 * @param {(import("./search-shards.mjs").Word & { weight: number })[]} forms
 * @param {boolean} isCorrected
 * @returns {Promise<QueryWord>}
 */
async function withPages(shards, term, forms, isCorrected) {
  const count = await shards.pageCount();
  const files = await Promise.all(forms.map((form) => shards.postingsFile(form.place)));
  // Forms that lie in far too many files are left out, the least likely first.
  const order = forms.map((_, index) => index).sort((left, right) => forms[right].weight - forms[left].weight || left - right);
  const taken = new Set();
  const chosen = order.filter((index) => taken.has(files[index]) || (taken.size < POSTING_FILES && taken.add(files[index])));
  const postings = await Promise.all(chosen.map((index) => shards.postings(forms[index].place)));
  /** @type {Map<number, number>} */
  const pages = new Map();
  let total = 0;
  let isCommon = false;
  postings.forEach((posting, at) => {
    const { weight } = forms[chosen[at]];
    posting.pages.forEach((page, index) => {
      pages.set(page, Math.max(pages.get(page) || 0, (posting.impacts[index] / 63) * weight));
    });
    total = Math.max(total, posting.total);
    if (posting.total > posting.pages.length) isCommon = true;
  });
  total = Math.max(total, pages.size);
  return {
    term,
    forms: new Map(chosen.map((index) => [forms[index].term, forms[index].weight])),
    pages,
    rarity: Math.log(1 + (count + 1) / (total + 1)),
    isCommon,
    isCorrected,
  };
}

/**
 * The pages that have words of the query, the best first. A page that lacks a word loses as much as the word is rare.
 * @param {QueryWord[]} words
 * @returns {RankedPage[]}
 */
export function rankPages(words) {
  /** @type {Map<number, { score: number, covered: number }>} */
  const scores = new Map();
  let all = 0;
  for (const word of words) {
    if (word.pages.size === 0) continue;
    all += word.rarity;
    for (const [page, value] of word.pages) {
      const entry = scores.get(page) || { score: 0, covered: 0 };
      entry.score += word.rarity * value;
      entry.covered += word.rarity;
      scores.set(page, entry);
    }
  }
  for (const word of words) {
    if (!word.isCommon) continue;
    // Whether the other pages have it is not known; most of them do.
    for (const [page, entry] of scores) if (!word.pages.has(page)) entry.covered += word.rarity;
  }
  const result = [];
  for (const [page, { score, covered }] of scores) result.push({ page, score: score * Math.sqrt(covered / all) });
  return result.sort((left, right) => right.score - left.score || left.page - right.page);
}

// What is shown of a page that was found: the section that answers best, and its words around the hits.

import { readTerms } from "./search-words.mjs";

/**
 * A piece of text, marked where the query hits.
 * @typedef {object} Piece
 * @property {string} text
 * @property {boolean} isHit
 */

/**
 * @typedef {object} SearchResult
 * @property {string} address - from the root of the site, with the anchor of the section
 * @property {Piece[]} title
 * @property {string[]} trail
 * @property {Piece[]} heading - empty where the page is meant as a whole
 * @property {Piece[]} excerpt
 * @property {number} score
 */

/**
 * A hit in a text.
 * @typedef {object} Hit
 * @property {number} start
 * @property {number} end
 * @property {number} word - which word of the query
 * @property {number} weight
 */

const EXCERPT = 170;

/**
 * Where a text has words of the query.
 * @param {string} text
 * @param {import("./search-ranking.mjs").QueryWord[]} words
 * @returns {Hit[]}
 */
export function findHits(text, words) {
  const hits = [];
  for (const { term, start, end } of readTerms(text)) {
    for (let word = 0; word < words.length; word += 1) {
      const weight = words[word].forms.get(term);
      if (weight !== undefined) {
        hits.push({ start, end, word, weight });
        break;
      }
    }
  }
  return hits;
}

/**
 * Text in pieces, hits apart; hits that touch, as pairs of characters do, are one.
 * @param {string} text
 * @param {Hit[]} hits
 * @returns {Piece[]}
 */
export function markHits(text, hits) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {[number, number][]} */
  const ranges = [];
  for (const { start, end } of hits) {
    const last = ranges[ranges.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  let written = 0;
  for (const [start, end] of ranges) {
    if (start > written) pieces.push({ text: text.slice(written, start), isHit: false });
    pieces.push({ text: text.slice(start, end), isHit: true });
    written = end;
  }
  if (written < text.length) pieces.push({ text: text.slice(written), isHit: false });
  return pieces;
}

/**
 * The stretch of a text with most of the query in it.
 * @param {string} text
 * @param {Hit[]} hits
 * @param {import("./search-ranking.mjs").QueryWord[]} words
 * @returns {Piece[]}
 */
export function makeExcerpt(text, hits, words) {
  let first = 0;
  let best = -1;
  for (let from = 0; from < hits.length && from < 400; from += 1) {
    const seen = new Set();
    let value = 0;
    for (let at = from; at < hits.length && hits[at].end - hits[from].start <= EXCERPT * 0.8; at += 1) {
      const { word, weight } = hits[at];
      value += seen.has(word) ? 0.05 : (words[word].rarity + 0.1) * weight;
      seen.add(word);
    }
    if (value > best) {
      best = value;
      first = from;
    }
  }
  let start = hits.length > 0 ? Math.max(0, hits[first].start - Math.floor(EXCERPT * 0.25)) : 0;
  if (start > 0) start = afterSpace(text, start, hits[first].start);
  let end = Math.min(text.length, start + EXCERPT);
  if (end < text.length) end = beforeSpace(text, start, end);
  const inside = hits
    .filter((hit) => hit.start >= start && hit.end <= end)
    .map((hit) => ({ ...hit, start: hit.start - start, end: hit.end - start }));
  const pieces = markHits(text.slice(start, end), inside);
  if (start > 0) pieces.unshift({ text: "…", isHit: false });
  if (end < text.length) pieces.push({ text: "…", isHit: false });
  return pieces;
}

/**
 * @param {string} text
 * @param {number} from
 * @param {number} limit
 */
function afterSpace(text, from, limit) {
  const space = text.indexOf(" ", from);
  if (space >= 0 && space < limit) return space + 1;
  return isLowSurrogate(text, from) ? from + 1 : from;
}

/**
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function beforeSpace(text, start, end) {
  const space = text.lastIndexOf(" ", end);
  if (space > start + EXCERPT / 2) return space;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/**
 * @param {string} text
 * @param {number} index
 */
function isLowSurrogate(text, index) {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}

/**
 * A found page with the section that answers best.
 * @param {import("./search-shards.mjs").FoundPage} page
 * @param {import("./search-ranking.mjs").QueryWord[]} words
 * @param {number} score - what the page is worth by the index alone
 * @returns {SearchResult}
 */
export function makeResult([title, address, trail, sections], words, score) {
  const all = words.reduce((sum, word) => sum + (word.pages.size > 0 ? word.rarity : 0), 0) || 1;
  const titleHits = findHits(title, words);
  const titled = new Set(titleHits.map((hit) => hit.word));
  const inTitle = share(titled, words, all);
  let best = { value: -1, covered: 0, index: 0, hits: /** @type {Hit[]} */ ([]), headingHits: /** @type {Hit[]} */ ([]) };
  sections.forEach(([heading, , text], index) => {
    const hits = findHits(text, words);
    const headingHits = findHits(heading, words);
    const seen = new Set([...titled, ...headingHits.map((hit) => hit.word), ...hits.map((hit) => hit.word)]);
    const covered = share(seen, words, all);
    const headed = share(new Set(headingHits.map((hit) => hit.word)), words, all);
    const density = hits.reduce((sum, hit) => sum + hit.weight * words[hit.word].rarity, 0) / all;
    const value = covered * 2 + headed + 0.5 * (density / (density + 2)) + (index === 0 ? 0.05 : 0);
    if (value > best.value) best = { value, covered, index, hits, headingHits };
  });
  const section = sections[best.index] || ["", "", ""];
  // A title that says all of the query means the page as a whole.
  const isWhole = section[0] === "" || section[1] === "" || (inTitle > 0.99 && best.headingHits.length === 0);
  return {
    address: isWhole ? address : address + "#" + encodeURIComponent(section[1]),
    title: markHits(title, titleHits),
    trail,
    heading: isWhole ? [] : markHits(section[0], best.headingHits),
    excerpt: makeExcerpt(section[2], best.hits, words),
    score: score * (0.6 + 0.4 * Math.max(best.covered, inTitle) + 0.25 * inTitle),
  };
}

/**
 * How much of the query some of its words make up, 0 to 1.
 * @param {Set<number>} seen
 * @param {import("./search-ranking.mjs").QueryWord[]} words
 * @param {number} all
 */
function share(seen, words, all) {
  let sum = 0;
  for (const word of seen) sum += words[word].pages.size > 0 ? words[word].rarity : 0;
  return sum / all;
}

// Cuts text into the terms of the index. `Sources/SearchIndex` does the same when the index is made; a test holds the two
// together character by character.

/**
 * A term and where in the text it stands.
 * @typedef {object} Term
 * @property {string} term
 * @property {number} start
 * @property {number} end
 * @property {boolean} isPaired - one or two characters of a script without spaces
 * @property {boolean} isTail - the last character of such a stretch, which the pair before has, too
 */

const WORD_LIMIT = 40;
const partOfWord = /^[\p{L}\p{N}\p{M}]$/u;
const ignored =
  /^[\u00ad\u061c\u0640\u0670\u0711\u200c-\u200f\u2060\ufeff\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0730-\u074a\u08d3-\u08e1\u08e3-\u08ff\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;
const paired =
  /^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005\u3007\u3100-\u312f\u31f0-\u31ff\u{20000}-\u{3ffff}]$/u;
/** @type {Record<string, string>} */
const substitutes = {
  "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ŧ": "t", "ı": "i",
  "ς": "σ", "ى": "ي", "ی": "ي", "ة": "ه", "ک": "ك",
};
/** @type {Map<string, string[]>} */
const folded = new Map();

/**
 * What a character becomes; an empty string stands between words.
 * @param {string} character
 * @returns {string[]}
 */
export function fold(character) {
  let result = folded.get(character);
  if (result) return result;
  result = [];
  if (/^[\u4e00-\u9fff\uac00-\ud7a3]$/.test(character)) {
    result.push(character);
  } else {
    for (const part of character.normalize("NFKD")) {
      if (ignored.test(part)) continue;
      for (const lower of part.toLowerCase()) {
        const digit = /^[\u0660-\u0669\u06f0-\u06f9]$/.test(lower) ? String(lower.charCodeAt(0) & 15) : null;
        const letters = digit || substitutes[lower];
        if (letters) result.push(...letters);
        else if (!ignored.test(lower)) result.push(partOfWord.test(lower) ? lower : "");
      }
    }
  }
  folded.set(character, result);
  return result;
}

/**
 * The terms of a text in order.
 * @param {string} text
 * @returns {Term[]}
 */
export function readTerms(text) {
  /** @type {Term[]} */
  const terms = [];
  /** @type {{ value: string, start: number, end: number }[]} */
  let run = [];
  let isPaired = false;

  function flush() {
    if (run.length === 0) return;
    if (isPaired) {
      run.forEach((first, index) => {
        const second = run[index + 1];
        terms.push({
          term: first.value + (second ? second.value : ""),
          start: first.start,
          end: (second || first).end,
          isPaired: true,
          isTail: !second && index > 0,
        });
      });
    } else {
      const term = run.slice(0, WORD_LIMIT).map((part) => part.value).join("");
      terms.push({ term, start: run[0].start, end: run[run.length - 1].end, isPaired: false, isTail: false });
    }
    run = [];
  }

  let index = 0;
  for (const character of text) {
    const start = index;
    index += character.length;
    for (const value of fold(character)) {
      if (value === "") {
        flush();
        continue;
      }
      const last = run[run.length - 1];
      const whole = composed(last ? last.value : "", value);
      if (whole !== null) {
        if (last) {
          last.value = whole;
          last.end = index;
        }
        continue;
      }
      const needsPairs = paired.test(value);
      if (run.length > 0 && needsPairs !== isPaired) flush();
      isPaired = needsPairs;
      run.push({ value, start, end: index });
    }
  }
  flush();
  return terms;
}

/**
 * Korean letters and the voicing of kana join the character before, as NFC has it; null for everything else.
 * @param {string} last
 * @param {string} value
 * @returns {string | null}
 */
function composed(last, value) {
  const isVoicing = value === "\u3099" || value === "\u309a";
  if (!isVoicing && !/^[\u1161-\u1175\u11a8-\u11c2]$/.test(value)) return null;
  const isBase = isVoicing ? /^[\u3040-\u30ff]$/.test(last) : /^[\u1100-\u1112\uac00-\ud7a3]$/.test(last);
  const whole = isBase ? (last + value).normalize("NFC") : "";
  if ([...whole].length === 1) return whole;
  return isVoicing ? last : null;
}

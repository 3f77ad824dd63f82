// Words that are meant: other forms of a word, and what a mistyped one may have been.

/**
 * The number of letters to insert, remove, replace or swap with a neighbour that makes one word of the other; above `limit`,
 * some number above it.
 * @param {string} left
 * @param {string} right
 * @param {number} limit
 * @returns {number}
 */
export function typingDistance(left, right, limit) {
  const a = [...left];
  const b = [...right];
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = /** @type {number[]} */ ([]);
  let last = b.map((_, index) => index);
  last.push(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let best = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, before[column - 2] + 1);
      }
      current.push(best);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[b.length];
}

/**
 * How many letters of a word may be wrong.
 * @param {string} word
 * @returns {number}
 */
export function typingTolerance(word) {
  const length = [...word].length;
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
}

/** @type {Record<string, string[]>} */
const endings = {
  en: ["ings", "ing", "ied", "ies", "ed", "es", "s", "e", "y"],
  es: ["aciones", "acion", "ados", "adas", "ado", "ada", "ando", "iendo", "es", "os", "as", "ar", "er", "ir", "s", "o", "a", "e"],
  de: ["ungen", "ung", "ern", "em", "en", "er", "es", "e", "n", "s"],
  fr: ["ations", "ation", "ees", "ee", "er", "es", "ez", "e", "s"],
  ar: ["ها", "ات", "ان", "ون", "ين", "يه", "ه", "ي"],
};

/**
 * What a language writes in one with the word behind it: articles, and what goes before them. The longer come first.
 * @type {Record<string, string[]>}
 */
const beginnings = { ar: ["وال", "بال", "كال", "فال", "لل", "ال"] };

/** Words that say little about what is looked for, folded. */
const fillers = {
  en: "a an and anyone are as at be by can do does for from how i if in is it me my of on or so somebody someone something that the there this to was what when where which who why will with you your",
  es: "a al como con cual cuando de del donde e el en es esta este hay la las lo los me mi mis o para por porque puedo que se si sin su sus te tu tus un una y",
  de: "als am an auf aus bei bin das dem den der des die ein eine einem einen einer es fur gibt ich im in ist kann man mein meine mit nicht oder sich sie sind so um und von vom wann warum was wie wo zu zum zur",
  fr: "a au aux avec c ce ces comment d dans de des du en est et il j je l la le les ma mes mon n ne ou par pas pour pourquoi puis qu quand que quel quelle qui s sa se ses son sur un une",
};
/** @type {Record<string, Set<string>>} */
const fillerSets = Object.fromEntries(Object.entries(fillers).map(([language, text]) => [language, new Set(text.split(" "))]));

/**
 * Whether a word says little: a question in a whole sentence means its other words.
 * @param {string} word
 * @param {string} language - a BCP 47 tag
 * @returns {boolean}
 */
export function isFiller(word, language) {
  const words = fillerSets[language.toLowerCase().split("-")[0]];
  return words ? words.has(word) : false;
}

/**
 * A word with and without what its language writes before it; the word alone where that is nothing.
 * @param {string} word
 * @param {string} language - a BCP 47 tag
 * @returns {string[]}
 */
export function variants(word, language) {
  const before = beginnings[language.toLowerCase().split("-")[0]] || [];
  const own = before.find((text) => word.startsWith(text) && word.length - text.length >= 3) || "";
  const bare = word.slice(own.length);
  // What looks like an article may belong to the word, which then has one before it.
  return [...new Set([word, bare, ...before.flatMap((text) => [text + bare, text + word])])];
}

/**
 * The part of a word that its forms share, by the endings of the language; the word itself where none are known.
 * @param {string} word
 * @param {string} language - a BCP 47 tag
 * @returns {string}
 */
export function stem(word, language) {
  for (const ending of endings[language.toLowerCase().split("-")[0]] || []) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const rest = word.slice(0, -ending.length);
    // "stopped", "running": the letter was doubled for the ending alone.
    return ending.length > 1 && /([b-df-hj-np-tv-z])\1$/.test(rest) && !/(ll|ss)$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

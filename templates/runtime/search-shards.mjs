// The files of an index, loaded when a query needs them, and what they say. `Sources/SearchIndex` writes them.

/**
 * Loads a file of the index and gives its data.
 * @typedef {(kind: string, number: number, version: string) => Promise<any>} LoadShard
 */

/**
 * A page as results show it: title, address from the root of the site, titles above it, and its sections with heading, anchor
 * and words.
 * @typedef {[string, string, string[], [string, string, string][]]} FoundPage
 */

/**
 * A term with its place among all terms and how many pages have it, as a power of two.
 * @typedef {object} Word
 * @property {string} term
 * @property {number} place
 * @property {number} common
 */

/**
 * @typedef {object} Postings
 * @property {number} total - number of pages that have the term
 * @property {number[]} pages - those that are kept, in order
 * @property {number[]} impacts - of each of them, 1 to 63
 */

/**
 * @typedef {object} SearchShards
 * @property {() => Promise<number>} pageCount
 * @property {(prefix: string, limit: number) => Promise<Word[]>} wordsWith - the terms that begin so, from that many files at most
 * @property {(ending: string, limit: number) => Promise<string[]>} wordsEnding - the longer terms that end so
 * @property {(place: number) => Promise<Postings>} postings
 * @property {(place: number) => Promise<number>} postingsFile - the file that has the postings of a term
 * @property {(page: number) => Promise<FoundPage>} page
 */

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const SHARES = "!#$%&'()*+,-./:;<=>?@[]^_`{|}~ ";

/**
 * The numbers of a text in digits of five bits.
 * @param {string} text
 * @returns {number[]}
 */
export function readNumbers(text) {
  const result = [];
  for (let index = 0; index < text.length; ) {
    const [number, next] = readNumber(text, index);
    result.push(number);
    index = next;
  }
  return result;
}

/**
 * @param {string} text
 * @param {number} index
 * @returns {[number, number]}
 */
function readNumber(text, index) {
  let number = 0;
  let shift = 0;
  let digit = 32;
  while (digit >= 32 && index < text.length) {
    digit = DIGITS.indexOf(text[index]);
    number += (digit & 31) * 2 ** shift;
    shift += 5;
    index += 1;
  }
  return [number, index];
}

/**
 * @param {string} text
 * @returns {Postings}
 */
export function readPostings(text) {
  let [total, index] = readNumber(text, 0);
  const pages = [];
  const impacts = [];
  let page = -1;
  while (index < text.length) {
    impacts.push(DIGITS.indexOf(text[index]));
    const [distance, next] = readNumber(text, index + 1);
    page += distance + 1;
    pages.push(page);
    index = next;
  }
  return { total, pages, impacts };
}

/**
 * The words of a list, each written as what it shares with the one before, how common it is, and the rest.
 * @param {string} text
 * @returns {{ term: string, common: number }[]}
 */
export function readWords(text) {
  const result = [];
  let last = "";
  for (const [, share, common, rest] of text.matchAll(/([!-/:-@[-`{-~ ])([a-z])([^!-/:-@[-`{-~ ]*)/g)) {
    last = last.slice(0, SHARES.indexOf(share)) + rest;
    result.push({ term: last, common: common.charCodeAt(0) - 97 });
  }
  return result;
}

/**
 * The order of the index: that of the characters' numbers, where that of strings is one of their UTF-16 units.
 * @param {string} left
 * @param {string} right
 * @returns {number}
 */
export function compareTerms(left, right) {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    let a = left.charCodeAt(index);
    let b = right.charCodeAt(index);
    if (a === b) continue;
    if (a >= 0xd800 && b >= 0xd800) {
      a = a >= 0xe000 ? a - 0x800 : a + 0x2000;
      b = b >= 0xe000 ? b - 0x800 : b + 0x2000;
    }
    return a - b;
  }
  return left.length - right.length;
}

/**
 * How many of an ordered list come before the one that `isBefore` says no to.
 * @param {number} count
 * @param {(index: number) => boolean} isBefore
 * @returns {number}
 */
function partitionPoint(count, isBefore) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Opens an index; nothing is loaded before it is asked for, and nothing twice.
 * @param {LoadShard} load
 * @returns {SearchShards}
 */
export function openShards(load) {
  /** @type {Map<string, Promise<any>>} */
  const loaded = new Map();

  /**
   * @template T
   * @param {string} kind
   * @param {number} number
   * @param {(data: any) => T} read
   * @returns {Promise<T>}
   */
  function shard(kind, number, read) {
    const name = kind + number;
    let data = loaded.get(name);
    if (!data) {
      const version = kind === "index" ? Promise.resolve("") : directory().then((index) => index.version);
      data = version.then((text) => load(kind, number, text)).then(read);
      // What could not be loaded is asked for again by the next query.
      data.catch(() => loaded.delete(name));
      loaded.set(name, data);
    }
    return data;
  }

  function directory() {
    return shard("index", 0, (data) => {
      let page = 0;
      return {
        version: String(data.version),
        pages: Number(data.pages),
        words: /** @type {string[]} */ (data.words),
        wordStarts: readNumbers(data.wordStarts),
        endings: /** @type {string[]} */ (data.endings),
        postingStarts: readNumbers(data.postingStarts),
        pageStarts: readNumbers(data.pageCounts).map((count) => (page += count) - count),
      };
    });
  }

  /**
   * The words of a list that begin with a prefix, from `limit` files at most.
   * @param {string} kind
   * @param {string[]} firsts
   * @param {string} prefix
   * @param {number} limit
   * @returns {Promise<{ term: string, common: number, file: number, index: number }[]>}
   */
  async function wordsOfList(kind, firsts, prefix, limit) {
    const first = Math.max(0, partitionPoint(firsts.length, (at) => compareTerms(firsts[at], prefix) <= 0) - 1);
    /** @type {number[]} */
    const files = [];
    for (let file = first; file < firsts.length && files.length < limit; file += 1) {
      if (file > first && !firsts[file].startsWith(prefix)) break;
      files.push(file);
    }
    const lists = await Promise.all(files.map((file) => shard(kind, file, readWords)));
    return lists.flatMap((list, at) => {
      const result = [];
      let index = partitionPoint(list.length, (word) => compareTerms(list[word].term, prefix) < 0);
      for (; index < list.length && list[index].term.startsWith(prefix); index += 1) {
        result.push({ ...list[index], file: files[at], index });
      }
      return result;
    });
  }

  /** @param {number} place */
  async function postingsFile(place) {
    const { postingStarts } = await directory();
    return partitionPoint(postingStarts.length, (at) => postingStarts[at] <= place) - 1;
  }

  return {
    pageCount: () => directory().then((index) => index.pages),
    async wordsWith(prefix, limit) {
      const { words, wordStarts } = await directory();
      const found = await wordsOfList("words", words, prefix, limit);
      return found.map(({ term, common, file, index }) => ({ term, common, place: wordStarts[file] + index }));
    },
    async wordsEnding(ending, limit) {
      const { endings } = await directory();
      const found = await wordsOfList("endings", endings, backwards(ending), limit);
      return found.map(({ term }) => backwards(term));
    },
    async postings(place) {
      const { postingStarts } = await directory();
      const file = await postingsFile(place);
      const lines = await shard("postings", file, (/** @type {string} */ data) => data.split(" "));
      return readPostings(lines[place - postingStarts[file]]);
    },
    postingsFile,
    async page(page) {
      const { pageStarts } = await directory();
      const file = partitionPoint(pageStarts.length, (at) => pageStarts[at] <= page) - 1;
      const pages = await shard("pages", file, (/** @type {FoundPage[]} */ data) => data);
      return pages[page - pageStarts[file]];
    },
  };
}

/** @param {string} text */
function backwards(text) {
  return [...text].reverse().join("");
}

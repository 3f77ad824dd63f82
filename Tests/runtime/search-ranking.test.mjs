import assert from "node:assert/strict";
import { test } from "node:test";
import { findHits, makeExcerpt, makeResult, markHits } from "../../templates/runtime/search-excerpts.mjs";
import { rankPages, readQuery } from "../../templates/runtime/search-ranking.mjs";
import { compareTerms, openShards, readNumbers, readPostings, readWords } from "../../templates/runtime/search-shards.mjs";
import { isFiller, stem, typingDistance, typingTolerance, variants } from "../../templates/runtime/search-spelling.mjs";
import { readTerms } from "../../templates/runtime/search-words.mjs";

/** The shards of a few pages, made here in the plainest way: a title counts four times. */
function shardsOf(pages) {
  const words = new Map();
  pages.forEach(([title, text], page) => {
    for (const { term } of [...readTerms(title), ...readTerms(title), ...readTerms(title), ...readTerms(title + " " + text)]) {
      if (!words.has(term)) words.set(term, new Map());
      words.get(term).set(page, Math.min(63, (words.get(term).get(page) || 0) + 10));
    }
  });
  const terms = [...words.keys()].sort(compareTerms);
  const all = terms.map((term, place) => ({ term, place, common: Math.floor(Math.log2(words.get(term).size)) }));
  return {
    pageCount: async () => pages.length,
    wordsWith: async (prefix) => all.filter(({ term }) => term.startsWith(prefix)),
    wordsEnding: async (ending) => terms.filter((term) => term.length >= 4 && term.endsWith(ending)),
    postings: async (place) => {
      const found = [...words.get(terms[place])].sort(([left], [right]) => left - right);
      return { total: found.length, pages: found.map(([page]) => page), impacts: found.map(([, impact]) => impact) };
    },
    postingsFile: async () => 0,
    page: async (page) => [pages[page][0], "p" + page + ".html", [], [["", "", pages[page][1]]]],
  };
}

const site = shardsOf([
  ["Restore photos", "Bring a backup back to the device."],
  ["Backup", "A backup is a copy. It can be restored."],
  ["Sharing", "Share an album with a link; nobody needs an account."],
  ["写真を復元する", "バックアップから写真を戻します。"],
  ["Configuración", "La contraseña de la cuenta."],
  ["النسخ الاحتياطي", "استعادة الصور من نسخة احتياطية، وألبوم للعائلة."],
]);
const found = async (text, language = "en") => rankPages(await readQuery(site, text, language)).map(({ page }) => page);

test("titles come before texts", async () => {
  assert.deepEqual(await found("backup"), [1, 0]);
  assert.deepEqual(await found("restore photos"), [0, 1]);
});

test("the word being typed is completed, a finished one is not", async () => {
  assert.deepEqual(await found("acc"), [2]);
  assert.deepEqual(await found("acc "), []);
});

test("a typing mistake is forgiven, at the beginning too", async () => {
  for (const text of ["bakcup", "backip", "ackup", "vackup", "backu", "bbackup"]) {
    assert.equal((await found(text))[0], 1, text);
  }
  assert.equal((await found("configurasoin", "es"))[0], 4);
  assert.deepEqual(await found("lnk "), [], "three letters are not corrected");
});

test("other forms of a word are found", async () => {
  assert.ok((await found("restoring ")).includes(0));
  assert.ok((await found("albums ")).includes(2));
  assert.deepEqual(await found("cuentas ", "es"), [4]);
});

test("an Arabic word is found with its article and without", async () => {
  for (const text of ["نسخ ", "النسخ ", "والنسخ ", "للنسخ ", "احتياطي ", "الصور ", "صور ", "بالصور "]) {
    assert.deepEqual(await found(text, "ar"), [5], text);
  }
  for (const text of ["نس", "صور", "صو", "احتيا", "بالصور"]) {
    assert.deepEqual(await found(text, "ar"), [5], text + ", which is still typed");
  }
  assert.deepEqual(await found("الصور ", "en"), [5], "another language takes it as it stands");
  assert.deepEqual(await found("صور ", "en"), []);
});

test("diacritics may be left out, and scripts without spaces are found by one character", async () => {
  assert.deepEqual(await found("contrasena", "es"), [4]);
  assert.deepEqual(await found("写真", "ja"), [3]);
  assert.deepEqual(await found("復", "ja"), [3]);
});

test("an empty query and one of signs find nothing", async () => {
  for (const text of ["", "   ", "?!", "\u0301", "\ud800"]) assert.deepEqual(await found(text), []);
});

test("a page with the rare words of a question comes first", async () => {
  assert.equal((await found("how do I share an album with a link"))[0], 2);
});

test("excerpts stand around the hits, and every piece is of the text", async () => {
  const text = "Nothing here. ".repeat(40) + "Then the backup is restored at last. " + "And more. ".repeat(40);
  const words = await readQuery(site, "backup restored", "en");
  const pieces = makeExcerpt(text, findHits(text, words), words);
  assert.deepEqual(pieces.filter((piece) => piece.isHit).map((piece) => piece.text), ["backup", "restored"]);
  const shown = pieces.map((piece) => piece.text).join("");
  assert.ok(shown.length < 200 && text.includes(shown.replaceAll("…", "")));
});

test("an excerpt of anything is cut between characters", async () => {
  const words = await readQuery(site, "写真", "ja");
  for (const text of ["👩‍👩‍👧".repeat(200) + "写真" + "😀".repeat(300), "写真".repeat(2000), "", "<script>alert(1)</script>"]) {
    const shown = makeExcerpt(text, findHits(text, words), words).map((piece) => piece.text).join("");
    assert.ok(shown.length <= 200);
    assert.equal(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(shown), false);
  }
});

test("hits that touch are one", () => {
  const hits = [{ start: 0, end: 2, word: 0, weight: 1 }, { start: 1, end: 3, word: 0, weight: 1 }];
  assert.deepEqual(markHits("写真館x", hits), [{ text: "写真館", isHit: true }, { text: "x", isHit: false }]);
});

test("a result leads to the section that answers", async () => {
  const words = await readQuery(site, "account", "en");
  const sections = [["", "", "About sharing."], ["Guests", "guests a", "Nobody needs an account."]];
  const result = makeResult(["Sharing", "sharing/index.html", ["Help"], sections], words, 1);
  assert.equal(result.address, "sharing/index.html#guests%20a");
  assert.equal(result.heading.map((piece) => piece.text).join(""), "Guests");
  const whole = makeResult(["Account", "a.html", [], [["", "", "x"], ["More", "more", "account"]]], words, 1);
  assert.equal(whole.address, "a.html");
});

test("numbers, postings and words are read as the index writes them", () => {
  assert.deepEqual(readNumbers("0VW1_V"), [0, 31, 32, 1023]);
  assert.deepEqual(readPostings("3z0z1"), { total: 3, pages: [0, 2], impacts: [61, 61] });
  assert.deepEqual(readWords("!abackup&abone-cx"), [
    { term: "backup", common: 0 },
    { term: "backbone", common: 0 },
    { term: "backbonex", common: 2 },
  ]);
});

test("the order of terms is that of their characters", () => {
  const rising = ["", "a", "ab", "b", "é", "写", "\uffee", "\u{1f600}", "\u{20000}"];
  for (const [left, a] of rising.entries()) {
    for (const [right, b] of rising.entries()) assert.equal(Math.sign(compareTerms(a, b)), Math.sign(left - right));
  }
});

test("distances count swaps as one and stop at the limit", () => {
  assert.equal(typingDistance("backup", "bakcup", 2), 1);
  assert.equal(typingDistance("backup", "ackupp", 2), 2);
  assert.equal(typingDistance("backup", "restore", 2), 3);
  assert.equal(typingDistance("", "ab", 2), 2);
  assert.deepEqual(["cat", "link", "account", "settings", "写真写真"].map(typingTolerance), [0, 1, 1, 2, 1]);
});

test("stems never lose a short word", () => {
  for (const word of ["s", "es", "ring", "red", "os", "uber", "les"]) {
    for (const language of ["en", "es", "de", "fr", "ja", ""]) assert.ok(stem(word, language).length >= Math.min(3, word.length));
  }
  assert.equal(stem("stopped", "en"), stem("stop", "en-GB"));
  assert.deepEqual(variants("album", "en"), ["album"]);
  assert.ok(variants("البوم", "ar").includes("الالبوم"), "the article of a word that begins like one");
  assert.equal(isFiller("the", "en"), true);
  assert.equal(isFiller("the", "ja"), false);
});

test("a file that cannot be loaded is asked for again", async () => {
  let asked = 0;
  const shards = openShards(async () => {
    asked += 1;
    if (asked === 1) throw new Error("gone");
    return { version: "1", pages: 7, words: [], wordStarts: "", endings: [], postingStarts: "", pageCounts: "" };
  });
  await assert.rejects(shards.pageCount());
  assert.equal(await shards.pageCount(), 7);
  assert.equal(await shards.pageCount(), 7);
  assert.equal(asked, 2);
  assert.deepEqual(await shards.wordsWith("a", 3), []);
});

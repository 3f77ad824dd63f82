import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, readTerms } from "../../templates/runtime/search-words.mjs";

const terms = (text) => readTerms(text).map(({ term }) => term);

test("case, diacritics and compatibility forms do not matter", () => {
  assert.deepEqual(terms("Álbum ÁLBUM álbum"), ["album", "album", "album"]);
  assert.deepEqual(terms("ＦＵＬＬ ﬁle Ⅳ ½"), ["full", "file", "iv", "1", "2"]);
  assert.deepEqual(terms("Straße STRASSE ẞ Œuvre Łódź"), ["strasse", "strasse", "ss", "oeuvre", "lodz"]);
  assert.deepEqual(terms("İstanbul ıstanbul ISTANBUL istanbul"), ["istanbul", "istanbul", "istanbul", "istanbul"]);
  assert.deepEqual(terms("ΣΊΣΥΦΟΣ Σίσυφος"), ["σισυφοσ", "σισυφοσ"]);
});

test("Arabic is read without its vowel signs and the stretching of letters", () => {
  assert.deepEqual(terms("كِتَابٌ كتـــاب"), ["كتاب", "كتاب"]);
  assert.deepEqual(terms("إعدادات أعدادات اعدادات"), ["اعدادات", "اعدادات", "اعدادات"]);
  assert.deepEqual(terms("٢٠٢٦ ۲۰۲۶"), ["2026", "2026"]);
});

test("scripts without spaces give pairs, and every character begins a term", () => {
  assert.deepEqual(terms("写真"), ["写真", "真"]);
  assert.deepEqual(terms("iOSの設定"), ["ios", "の設", "設定", "定"]);
  assert.deepEqual(terms("写"), ["写"]);
  assert.deepEqual(terms("ﾊﾞｯｸ バック"), ["バッ", "ック", "ク", "バッ", "ック", "ク"]);
  assert.deepEqual(terms("사진 사진"), ["사진", "진", "사진", "진"]);
});

test("marks that make another word of it stay", () => {
  assert.deepEqual(terms("हिन्दी"), ["हिन्दी"]);
  assert.equal(terms("ตั้งค่า").join("").includes("ั"), true);
});

test("places are those of the text, whatever it is folded to", () => {
  for (const text of ["Über ﬁle", "x 写真 y", "a\u{1d400}b", "e\u0301tat", "ﾊﾞ", "👩‍👩‍👧 family"]) {
    for (const { term, start, end } of readTerms(text)) {
      assert.ok(start < end && end <= text.length, text);
      assert.ok(terms(text.slice(start, end)).join("").startsWith(term[0]), text + " " + term);
    }
  }
});

test("words of any length end", () => {
  assert.equal(terms("a".repeat(100000))[0].length, 40);
  assert.equal(terms("\ud800\udc00\ud800 x \udfff").at(-1), "x");
});

test("kana and Korean letters are composed as NFC composes them", () => {
  for (let code = 0x3041; code <= 0x30ff; code += 1) {
    for (const mark of ["\u3099", "\u309a"]) {
      const composed = (String.fromCharCode(code) + mark).normalize("NFC");
      if ([...composed].length === 1) assert.deepEqual(terms(String.fromCharCode(code) + mark), terms(composed));
    }
  }
  for (let code = 0xac00; code <= 0xd7a3; code += 37) {
    const syllable = String.fromCharCode(code);
    assert.deepEqual(terms(syllable.normalize("NFD")), [syllable]);
  }
});

test("what is folded is folded once and for all", () => {
  for (let code = 0; code < 0x20000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    for (const part of fold(String.fromCodePoint(code))) {
      if (part !== "") assert.deepEqual(fold(part), [part], code.toString(16));
    }
  }
});

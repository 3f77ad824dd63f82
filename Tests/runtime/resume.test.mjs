import assert from "node:assert/strict";
import { test } from "node:test";
import { isPageName, pageName } from "../../templates/runtime/page-names.mjs";
import { cut, readPages, readPath } from "../../templates/runtime/resume.mjs";

const saved = { version: 1, pages: ["en/index.html", "en/a.html"], place: { anchor: "x", offset: 4 } };

test("a path that was kept is read back", () => {
  assert.deepEqual(readPath(JSON.stringify(saved)), saved);
});

test("what is no path of this version is none", () => {
  const bad = [
    {}, [], null, 7, { ...saved, version: 2 }, { ...saved, more: 1 }, { ...saved, pages: [] }, { ...saved, pages: "a" },
    { ...saved, pages: ["/etc/passwd.html"] }, { ...saved, pages: ["../a.html"] }, { ...saved, pages: [7] },
    { ...saved, pages: Array(33).fill("a.html") }, { ...saved, place: null }, { ...saved, place: { anchor: "x" } },
    { ...saved, place: { anchor: 1, offset: 1 } }, { ...saved, place: { anchor: "x", offset: "1" } },
    { ...saved, place: { anchor: "x", offset: 1, more: 1 } },
  ];
  for (const value of bad) assert.equal(readPath(JSON.stringify(value)), null, JSON.stringify(value));
  for (const text of [null, "", "{", "undefined"]) assert.equal(readPath(text), null);
});

test("a path is cut at the first page that is gone, for every way in which pages can be gone", () => {
  const pages = ["a", "b", "c", "d"];
  for (let mask = 0; mask < 16; mask += 1) {
    const asked = [];
    const exists = (page) => asked.push(page) > 0 && (mask & (1 << pages.indexOf(page))) === 0;
    const left = cut(pages, exists);
    const gone = pages.findIndex((_, index) => (mask & (1 << index)) !== 0);
    assert.deepEqual(left.pages, gone < 0 ? pages : pages.slice(0, gone));
    assert.equal(left.isWhole, gone < 0);
    // What lies behind a page that is gone was reached through it and is not asked about.
    assert.deepEqual(asked, gone < 0 ? pages : pages.slice(0, gone + 1));
  }
});

test("the list of pages is read by folders", () => {
  const list = { "": "404/index", "en/": "index", "en/b c/": "é" };
  assert.deepEqual([...readPages(list)], ["404.html", "index.html", "en/index.html", "en/b c/é.html"]);
  for (const nothing of [undefined, null]) assert.equal(readPages(nothing).size, 0);
});

test("a page has the name of its file, wherever the site stands and whatever a server leaves out", () => {
  for (const root of ["https://a.example/help/", "file:///tmp/site/"]) {
    assert.equal(pageName(root, root), "index.html");
    assert.equal(pageName(root + "en/", root), "en/index.html");
    assert.equal(pageName(root + "en/a", root), "en/a.html");
    assert.equal(pageName(root + "en/a.html?q=1#x", root), "en/a.html");
    assert.equal(pageName(root + "en/%C3%A9.html", root), "en/é.html");
    for (const other of ["https://b.example/en/a.html", root + "../x.html", root + "a//b", root + "%2e%2e/x"]) {
      assert.equal(pageName(other, root), null, other);
    }
  }
});

test("a name of a page is a path below the root", () => {
  for (const name of ["a.html", "a/b.html", "a b/c.d.html"]) assert.ok(isPageName(name), name);
  for (const name of ["/a.html", "a", "a//b.html", "./a.html", "a/../b.html", "a:b.html", "a?b.html", "", null, 1]) {
    assert.ok(!isPageName(name), String(name));
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTab, readChoices } from "../../templates/runtime/tabs.mjs";

test("arrows walk in a circle, in the direction of the writing, Home and End jump", () => {
  assert.equal(nextTab("ArrowRight", 0, 3, false), 1);
  assert.equal(nextTab("ArrowRight", 2, 3, false), 0);
  assert.equal(nextTab("ArrowLeft", 0, 3, false), 2);
  assert.equal(nextTab("ArrowLeft", 0, 3, true), 1);
  assert.equal(nextTab("ArrowRight", 0, 3, true), 2);
  assert.equal(nextTab("Home", 2, 3, false), 0);
  assert.equal(nextTab("End", 0, 3, true), 2);
  assert.equal(nextTab("ArrowRight", 0, 1, false), 0);
  for (const key of ["ArrowDown", "Tab", "Enter", "a"]) assert.equal(nextTab(key, 0, 3, false), null);
});

test("choices that cannot be read are none", () => {
  assert.deepEqual([...readChoices('[["iOS\\nAndroid",1]]')], [["iOS\nAndroid", 1]]);
  for (const text of [null, "", "{", "{}", "7", '"x"', '[["a"]]', '[[1,1]]', '[["a",-1]]', '[["a",1.5]]', '[["a","1"]]']) {
    assert.equal(readChoices(text).size, 0, String(text));
  }
});

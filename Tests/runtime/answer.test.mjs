import assert from "node:assert/strict";
import { test } from "node:test";
import { readAnswer } from "../../templates/runtime/answer.mjs";

test("takes the four answers and discards by anything else", () => {
  for (const answer of ["handled", "discarded", "system"]) assert.equal(readAnswer(answer), answer);
  assert.deepEqual(readAnswer({ system: "https://status.example.com/" }), { system: "https://status.example.com/" });
  for (const value of [undefined, null, true, "yes", "Handled", {}, [], { system: 1 }, { handled: true }]) {
    assert.equal(readAnswer(value), "discarded");
  }
});

test("opens no other scheme than those of the system", () => {
  for (const address of ["https://a.example/", "HTTPS://a.example/", "mailto:a@b.example", "tel:+1"]) {
    assert.deepEqual(readAnswer({ system: address }), { system: address });
  }
  const bad = [
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "https\n://a.example",
    "http://a.example/",
    "data:text/html,x",
    "//a.example/",
    "/settings",
    "gallery-action://backup/retry",
    "https:\\\\a.example",
    "",
  ];
  for (const address of bad) assert.equal(readAnswer({ system: address }), "discarded", address);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { readContract, readIntentLink } from "../../templates/runtime/contract.mjs";
import { contract, documentWith, element } from "./fakes.mjs";

test("acts only where the page names its contract", () => {
  const head = { content: "c1", "data-schemes": "gallery-action" };
  const intents = { content: "backup.retry task.open" };
  const read = (meta) => readContract(documentWith(meta));
  assert.deepEqual(read({ "fingerpost-contract": head, "fingerpost-intents": intents }), contract);
  assert.equal(read({}), null);
  assert.equal(read({ "fingerpost-contract": { content: "" }, "fingerpost-intents": intents }), null);
  assert.deepEqual(read({ "fingerpost-contract": { content: "c1" } }), { version: "c1", schemes: [], intents: [] });
});

test("reads a link by its attributes and not by its URL", () => {
  const link = readIntentLink(
    element({
      href: "https://gallery.example.com/open/project/1",
      "data-intent": "task.open",
      "data-intent-url": "gallery-action://project/1",
      "data-intent-params": '{"project":"1","page":2}',
      "data-intent-stack": '[{"project":{"id":"1"}}]',
      "data-intent-confirm": "Open it?",
      "data-intent-since": "2.1",
      "data-intent-platforms": "ios android",
    }),
    contract,
  );
  assert.deepEqual(link, {
    intent: {
      id: "task.open",
      params: { project: "1", page: 2 },
      stack: [{ project: { id: "1" } }],
      url: "gallery-action://project/1",
    },
    href: "https://gallery.example.com/open/project/1",
    confirm: "Open it?",
    isDestructive: false,
    since: "2.1",
    until: null,
    platforms: ["ios", "android"],
  });
});

test("a link without parameters has none, and its URL is where it leads", () => {
  const link = readIntentLink(element({ href: "gallery-action://backup/retry", "data-intent": "backup.retry" }), contract);
  assert.deepEqual(link.intent, { id: "backup.retry", params: {}, stack: [], url: "gallery-action://backup/retry" });
});

test("refuses what no build would have written", () => {
  const good = { href: "gallery-action://backup/retry", "data-intent": "backup.retry" };
  const bad = [
    {},
    { href: "gallery-action://backup/retry" },
    { "data-intent": "backup.retry" },
    { ...good, "data-intent": "library.erase" },
    { ...good, "data-intent": "__proto__" },
    { ...good, href: "javascript:alert(1)" },
    { ...good, href: "gallery-action-evil://backup/retry" },
    { ...good, "data-intent-url": "https://gallery.example.com/" },
    { ...good, "data-intent-params": "{" },
    { ...good, "data-intent-params": "[]" },
    { ...good, "data-intent-stack": "{}" },
  ];
  assert.notEqual(readIntentLink(element(good), contract), null);
  for (const attributes of bad) assert.equal(readIntentLink(element(attributes), contract), null, JSON.stringify(attributes));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { compareVersions, isAvailable, readViewer } from "../../templates/runtime/viewer.mjs";

const link = { intent: { id: "task.open" }, since: "2.1", until: "3", platforms: ["ios", "android"] };

test("versions compare by their numbers", () => {
  const rising = ["0", "0.9", "1", "1.0.1", "1.9", "1.10", "2", "2.0.0.1", "10"];
  for (const [left, a] of rising.entries()) {
    for (const [right, b] of rising.entries()) {
      assert.equal(Math.sign(compareVersions(a, b)), Math.sign(left - right), a + " " + b);
    }
  }
  assert.equal(compareVersions("2", "2.0.0"), 0);
});

test("what a viewer does not say is no reason against a link", () => {
  assert.equal(isAvailable(link, null), true);
  assert.equal(isAvailable(link, readViewer({})), true);
  assert.equal(isAvailable(link, readViewer("nonsense")), true);
  assert.equal(isAvailable(link, readViewer({ version: "latest", platform: 7, intents: "all" })), true);
});

test("a link needs its versions, its platform and its id", () => {
  const cases = [
    [{ version: "2.1" }, true],
    [{ version: "2.0.9" }, false],
    [{ version: "3.0" }, true],
    [{ version: "3.0.1" }, false],
    [{ platform: "ios" }, true],
    [{ platform: "web" }, false],
    [{ intents: ["task.open"] }, true],
    [{ intents: [] }, false],
    [{ platform: "ios", version: "2.5", intents: ["backup.retry"] }, false],
  ];
  for (const [said, expected] of cases) assert.equal(isAvailable(link, readViewer(said)), expected, JSON.stringify(said));
  assert.equal(isAvailable({ ...link, platforms: [], since: null, until: null }, readViewer({ platform: "web" })), true);
});

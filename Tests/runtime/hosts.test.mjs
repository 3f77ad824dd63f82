import assert from "node:assert/strict";
import { test } from "node:test";
import { androidPost, embeddingPost, makeHost, webKitPost } from "../../templates/runtime/hosts.mjs";

test("a host that replies at once, by a promise or later gives its answer", async () => {
  assert.equal(await makeHost(() => "handled", () => {}).ask({}), "handled");
  assert.equal(await makeHost(async () => "handled", () => {}).ask({}), "handled");
  const host = makeHost(() => undefined, () => {});
  const answers = [host.ask({ type: "intent" }), host.ask({ type: "intent" })];
  host.receive({ type: "answer", request: 2, answer: "second" });
  host.receive({ type: "answer", request: 1, answer: "first" });
  assert.deepEqual(await Promise.all(answers), ["first", "second"]);
});

test("a host whose promise is empty answers later", async () => {
  const host = makeHost(async () => undefined, () => {});
  const answer = host.ask({});
  await null;
  host.receive({ type: "answer", request: 1, answer: "handled" });
  assert.equal(await answer, "handled");
});

test("a host that fails fails the question, and nothing else", async () => {
  const failing = makeHost(() => { throw new Error("gone"); }, () => {});
  await assert.rejects(failing.ask({}), /gone/);
  failing.tell({});
  await assert.rejects(makeHost(async () => { throw new Error("gone"); }, () => {}).ask({}), /gone/);
  makeHost(async () => { throw new Error("gone"); }, () => {}).tell({});
});

test("hears what is said without being asked, and no answer to a question it never put", () => {
  const heard = [];
  const host = makeHost(() => undefined, (message) => heard.push(message));
  host.receive({ type: "welcome", version: "2.0" });
  host.receive({ type: "answer", request: 9, answer: "handled" });
  host.receive("nonsense");
  host.receive(null);
  assert.deepEqual(heard, [{ type: "welcome", version: "2.0" }]);
});

test("finds the handler of a WKWebView", () => {
  const sent = [];
  const window = { webkit: { messageHandlers: { fingerpost: { postMessage: (message) => sent.push(message) } } } };
  webKitPost(window)({ type: "hello" });
  assert.deepEqual(sent, [{ type: "hello" }]);
  assert.equal(webKitPost({}), null);
  assert.equal(webKitPost({ webkit: { messageHandlers: {} } }), null);
});

test("talks text with an Android WebView", () => {
  const window = { FingerpostHost: { postMessage: (text) => (JSON.parse(text).type === "intent" ? '"handled"' : "") } };
  assert.equal(androidPost(window)({ type: "intent" }), "handled");
  assert.equal(androidPost(window)({ type: "hello" }), undefined);
  assert.equal(androidPost({ FingerpostHost: { postMessage: () => "handled" } })({}), "handled");
  assert.equal(androidPost({}), null);
  assert.equal(androidPost({ FingerpostHost: {} }), null);
});

function embedded(origin, { referrer = "" } = {}) {
  const listeners = [];
  const posted = [];
  const parent = { postMessage: (message, target) => posted.push([message, target]) };
  const window = {
    parent,
    location: origin === undefined ? {} : { ancestorOrigins: [origin] },
    document: { referrer },
    addEventListener: (type, listener) => type === "message" && listeners.push(listener),
  };
  return { window, parent, posted, say: (event) => listeners.forEach((listener) => listener(event)) };
}

test("talks with an embedding page of an allowed origin only", () => {
  const allowed = ["https://app.example.com"];
  const { window, posted } = embedded("https://app.example.com");
  embeddingPost(window, allowed, () => {})({ type: "hello" });
  assert.deepEqual(posted, [[{ fingerpost: 1, type: "hello" }, "https://app.example.com"]]);
  assert.equal(embeddingPost(embedded("https://evil.example").window, allowed, () => {}), null);
  assert.equal(embeddingPost(embedded("https://app.example.com").window, [], () => {}), null);
  const byReferrer = embedded(undefined, { referrer: "https://app.example.com/page" });
  assert.notEqual(embeddingPost(byReferrer.window, allowed, () => {}), null);
  assert.equal(embeddingPost(embedded(undefined).window, allowed, () => {}), null);
  const top = {};
  top.parent = top;
  assert.equal(embeddingPost(top, allowed, () => {}), null);
});

test("hears the embedding window alone, and only what is meant for it", () => {
  const heard = [];
  const { window, parent, say } = embedded("https://app.example.com");
  embeddingPost(window, ["https://app.example.com"], (message) => heard.push(message));
  const good = { source: parent, origin: "https://app.example.com", data: { fingerpost: 1, type: "welcome" } };
  say(good);
  say({ ...good, origin: "https://evil.example" });
  say({ ...good, source: {} });
  say({ ...good, data: { type: "welcome" } });
  say({ ...good, data: "welcome" });
  assert.deepEqual(heard, [{ fingerpost: 1, type: "welcome" }]);
});

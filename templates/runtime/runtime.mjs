// The openURL of the web: one place that every tapped link goes through. A link to an intent becomes a message to what
// shows the page, and the answer decides what happens; without a host, and without scripts, links are links.

import { readAnswer } from "./answer.mjs";
import { showAvailability } from "./availability.mjs";
import { confirmed } from "./confirmation.mjs";
import { readContract, readIntentLink, words } from "./contract.mjs";
import { androidPost, embeddingPost, makeHost, webKitPost } from "./hosts.mjs";
import { isAvailable, readViewer } from "./viewer.mjs";

/** @typedef {import("./contract.mjs").Intent} Intent */
/** @typedef {import("./contract.mjs").IntentLink} IntentLink */
/** @typedef {import("./viewer.mjs").Viewer} Viewer */

/**
 * The words that the runtime says, from the page.
 * @typedef {object} RuntimeTexts
 * @property {string} proceed
 * @property {string} cancel
 * @property {string} unavailable
 */

/**
 * What a page or an app may call.
 * @typedef {object} Runtime
 * @property {(handler: (intent: Intent) => unknown) => void} handle - takes intents in this page, before any host
 * @property {(viewer: unknown) => void} announce - says what shows the page: `{platform, version, intents}`
 * @property {(observer: (host: string) => void) => void} observeExternal - hears the host of every web link followed
 * @property {(message: unknown) => void} receive - takes a message of a host that cannot answer otherwise
 */

/**
 * Starts the runtime on a page; null where the page is not built for it.
 * @param {Window & typeof globalThis} window
 * @param {RuntimeTexts} texts
 * @returns {Runtime | null}
 */
export function startRuntime(window, texts) {
  const document = window.document;
  const known = readContract(document);
  if (!known) return null;
  const contract = known;
  /** @type {((intent: Intent) => unknown) | null} */
  let handler = null;
  /** @type {Viewer | null} */
  let viewer = null;
  /** @type {((host: string) => void)[]} */
  const observers = [];
  /** @type {Set<Element>} */
  const busy = new Set();

  const host = makeHost((message) => (post ? post(message) : undefined), (message) => {
    if (message.type === "welcome") announce(message);
  });
  const post =
    webKitPost(window) || androidPost(window) || embeddingPost(window, embedders(document), host.receive);

  /** @param {unknown} said */
  function announce(said) {
    viewer = readViewer(said);
    document.querySelectorAll("a[data-intent], area[data-intent]").forEach((element) => {
      const link = readIntentLink(element, contract);
      if (link && element instanceof HTMLElement) showAvailability(element, isAvailable(link, viewer), texts.unavailable);
    });
  }

  /** @param {Event} event */
  function clicked(event) {
    if (event.defaultPrevented || !(event instanceof MouseEvent) || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const element = event.target instanceof Element ? event.target.closest("a, area") : null;
    if (!element) return;
    if (element.getAttribute("data-link") === "external") observe(element);
    const link = readIntentLink(element, contract);
    if (!link) return;
    const sends = handler !== null || post !== null;
    if (!isAvailable(link, viewer)) {
      event.preventDefault();
    } else if (sends || link.confirm) {
      event.preventDefault();
      // A second tap while the first is being answered asks for nothing new.
      if (busy.has(element)) return;
      busy.add(element);
      follow(link, element).finally(() => busy.delete(element));
    }
  }

  /**
   * @param {IntentLink} link
   * @param {Element} element
   */
  async function follow(link, element) {
    if (link.confirm && !(await confirmed(document, link.confirm, link.isDestructive, buttons(element)))) return;
    const answer = await ask(link.intent);
    if (answer === "system") window.location.assign(link.href);
    else if (typeof answer === "object") window.location.assign(answer.system);
  }

  /**
   * @param {Intent} intent
   * @returns {Promise<import("./answer.mjs").Answer>}
   */
  async function ask(intent) {
    if (!handler && !post) return "system";
    try {
      return readAnswer(handler ? await handler(intent) : await host.ask({ type: "intent", intent }));
    } catch (error) {
      console.error("fingerpost: the intent was not taken", error);
      return "discarded";
    }
  }

  /**
   * The words of the dialog: the button that goes on says what the link says, unless that is a sentence.
   * @param {Element} element
   */
  function buttons(element) {
    const said = (element.textContent || "").trim();
    return { proceed: said !== "" && said.length <= 40 ? said : texts.proceed, cancel: texts.cancel };
  }

  /** @param {Element} element */
  function observe(element) {
    let name;
    try {
      name = new URL(element.getAttribute("href") || "").host;
    } catch {
      return;
    }
    for (const observer of observers) {
      try {
        observer(name);
      } catch (error) {
        console.error("fingerpost: an observer failed", error);
      }
    }
    if (post) host.tell({ type: "external", host: name });
  }

  document.addEventListener("click", clicked);
  if (post) {
    const hello = { type: "hello", contract: contract.version };
    host.ask(hello).then((said) => announce(said), () => {});
  }
  return Object.freeze({
    /** @param {(intent: Intent) => unknown} next */
    handle(next) {
      handler = typeof next === "function" ? next : null;
    },
    announce,
    /** @param {(host: string) => void} observer */
    observeExternal(observer) {
      if (typeof observer === "function") observers.push(observer);
    },
    receive: host.receive,
  });
}

/**
 * The origins that may embed the page and hear of its intents.
 * @param {Document} document
 * @returns {string[]}
 */
function embedders(document) {
  const meta = document.querySelector('meta[name="fingerpost-embedders"]');
  return words(meta && meta.getAttribute("content"));
}

// The ways to reach what shows the page. A host takes messages and gives answers; which one there is, is found out once.

import { isRecord } from "./contract.mjs";

/**
 * @typedef {object} Host
 * @property {(message: object) => Promise<unknown>} ask - sends a message and waits for the answer
 * @property {(message: object) => void} tell - sends a message that has no answer
 */

/**
 * Called with what a host says without being asked.
 * @typedef {(message: Record<string, unknown>) => void} Receiver
 */

/**
 * A host that only takes messages, with the answers that come back later put to their questions.
 * @param {(message: object) => unknown} post - sends a message; may give the answer or a promise of it at once
 * @param {Receiver} receiver
 * @returns {Host & { receive: (message: unknown) => void }}
 */
export function makeHost(post, receiver) {
  /** @type {Map<number, (answer: unknown) => void>} */
  const waiting = new Map();
  let last = 0;
  return {
    ask(message) {
      last += 1;
      const request = last;
      return new Promise((resolve, reject) => {
        waiting.set(request, resolve);
        let reply;
        try {
          reply = post({ ...message, request });
        } catch (error) {
          waiting.delete(request);
          reject(error);
          return;
        }
        if (reply === undefined || reply === null) return;
        Promise.resolve(reply).then(
          (answer) => {
            // A host without replies may still give an empty promise; then the answer comes by itself.
            if (answer !== undefined && answer !== null && waiting.delete(request)) resolve(answer);
          },
          (error) => {
            if (waiting.delete(request)) reject(error);
          },
        );
      });
    },
    tell(message) {
      try {
        const reply = post(message);
        if (reply instanceof Promise) reply.catch(() => {});
      } catch {
        // Nobody is there to be told.
      }
    },
    receive(message) {
      if (!isRecord(message)) return;
      const resolve = typeof message.request === "number" ? waiting.get(message.request) : undefined;
      if (message.type === "answer" && typeof message.request === "number" && resolve) {
        waiting.delete(message.request);
        resolve(message.answer);
      } else if (message.type !== "answer") {
        receiver(message);
      }
    },
  };
}

/**
 * The handler that a WKWebView has under the name `fingerpost`, or null.
 * @param {any} window
 * @returns {((message: object) => unknown) | null}
 */
export function webKitPost(window) {
  const handler = window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.fingerpost;
  return handler ? (message) => handler.postMessage(message) : null;
}

/**
 * The object that an Android WebView has under the name `FingerpostHost`, or null; it takes and gives text.
 * @param {any} window
 * @returns {((message: object) => unknown) | null}
 */
export function androidPost(window) {
  const object = window.FingerpostHost;
  if (!object || typeof object.postMessage !== "function") return null;
  return (message) => {
    const reply = object.postMessage(JSON.stringify(message));
    if (typeof reply !== "string" || reply === "") return undefined;
    try {
      return JSON.parse(reply);
    } catch {
      return reply;
    }
  };
}

/**
 * The page that embeds this one, when its origin is one of those that the site allows; or null.
 *
 * Messages go to that origin alone, and `receive` hears only what comes from that window and that origin.
 * @param {Window} window
 * @param {string[]} allowed - origins, `https://app.example.com`
 * @param {(message: unknown) => void} receive
 * @returns {((message: object) => unknown) | null}
 */
export function embeddingPost(window, allowed, receive) {
  const parent = window.parent;
  if (!parent || parent === window) return null;
  const origin = embeddingOrigin(window);
  if (origin === null || !allowed.includes(origin)) return null;
  window.addEventListener("message", (event) => {
    if (event.source === parent && event.origin === origin && isRecord(event.data) && event.data.fingerpost === 1) {
      receive(event.data);
    }
  });
  return (message) => {
    parent.postMessage({ fingerpost: 1, ...message }, origin);
    return undefined;
  };
}

/**
 * @param {Window} window
 * @returns {string | null}
 */
function embeddingOrigin(window) {
  const ancestors = window.location.ancestorOrigins;
  if (ancestors && ancestors.length > 0) return ancestors[0];
  try {
    return window.document.referrer ? new URL(window.document.referrer).origin : null;
  } catch {
    return null;
  }
}

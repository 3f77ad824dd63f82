// What a page says about its intents: in, its elements; out, values that the other modules act on. Nothing here looks
// into a URL to find out what to do.

/**
 * What the page may ask for, as its head declares it.
 * @typedef {object} Contract
 * @property {string} version - the version of the catalogue that the page was built with
 * @property {string[]} schemes - the app's schemes, in lower case
 * @property {string[]} intents - the ids of the intents that the page links to
 */

/**
 * An intent that a reader asked for.
 * @typedef {object} Intent
 * @property {string} id - its name in the catalogue
 * @property {Record<string, string | number>} params - its parameters, by name
 * @property {unknown[]} stack - the whole history it stands for, root first
 * @property {string} url - its canonical URL
 */

/**
 * What has to be known of a link before its intent is sent.
 * @typedef {object} IntentLink
 * @property {Intent} intent
 * @property {string} href - where the link leads without a script
 * @property {string | null} confirm - the question that is asked first
 * @property {boolean} isDestructive
 * @property {string | null} since - the first version of the app that knows it
 * @property {string | null} until - the last one
 * @property {string[]} platforms - the platforms that have it; none means all
 */

/**
 * The contract of the page; null where it has none, and no script may act.
 * @param {Document} document
 * @returns {Contract | null}
 */
export function readContract(document) {
  const head = document.querySelector('meta[name="fingerpost-contract"]');
  const version = head ? head.getAttribute("content") : null;
  if (!head || !version) return null;
  const list = document.querySelector('meta[name="fingerpost-intents"]');
  return { version, schemes: words(head.getAttribute("data-schemes")), intents: words(list && list.getAttribute("content")) };
}

/**
 * The intent behind a link, or null where the link is none of this contract.
 * @param {Element} element
 * @param {Contract} contract
 * @returns {IntentLink | null}
 */
export function readIntentLink(element, contract) {
  const id = element.getAttribute("data-intent");
  const href = element.getAttribute("href") || element.getAttribute("data-intent-href");
  if (!id || !href || !contract.intents.includes(id)) return null;
  const url = element.getAttribute("data-intent-url") || href;
  if (!contract.schemes.some((scheme) => url.startsWith(scheme + "://"))) return null;
  const params = parsed(element.getAttribute("data-intent-params"), {});
  const stack = parsed(element.getAttribute("data-intent-stack"), []);
  if (!isRecord(params) || !Array.isArray(stack)) return null;
  return {
    intent: { id, params: /** @type {Record<string, string | number>} */ (params), stack, url },
    href,
    confirm: element.getAttribute("data-intent-confirm"),
    isDestructive: element.hasAttribute("data-intent-destructive"),
    since: element.getAttribute("data-intent-since"),
    until: element.getAttribute("data-intent-until"),
    platforms: words(element.getAttribute("data-intent-platforms")),
  };
}

/**
 * @param {string | null} text
 * @param {unknown} missing - what an absent attribute stands for
 * @returns {unknown} undefined where the text is no JSON
 */
function parsed(text, missing) {
  if (text === null) return missing;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {string | null} text - words with spaces between them
 * @returns {string[]}
 */
export function words(text) {
  return text ? text.split(" ").filter(Boolean) : [];
}

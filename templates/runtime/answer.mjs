// The app's answer to an intent, as it comes from outside; in, anything; out, one of four things to do.

import { isRecord } from "./contract.mjs";

/**
 * What is to be done: nothing more (`handled`, `discarded`), follow the link as it is written (`system`), or open
 * another address.
 * @typedef {"handled" | "discarded" | "system" | { system: string }} Answer
 */

/** Schemes that an answer may have opened. */
const openable = ["https:", "mailto:", "tel:"];

/**
 * The answer that a value stands for. What is no answer discards the intent: an app that says something else does not
 * know it.
 * @param {unknown} value
 * @returns {Answer}
 */
export function readAnswer(value) {
  if (value === "handled" || value === "discarded" || value === "system") return value;
  if (isRecord(value) && typeof value.system === "string" && isOpenable(value.system)) {
    return { system: value.system };
  }
  return "discarded";
}

/**
 * @param {string} address
 * @returns {boolean}
 */
function isOpenable(address) {
  // The browser's own parser takes tabs and line ends out of an address; here they make it none.
  if (/[\u0000-\u0020\\]/.test(address)) return false;
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(address);
  return scheme !== null && openable.includes(scheme[0].toLowerCase());
}

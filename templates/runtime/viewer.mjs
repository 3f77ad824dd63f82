// What shows the page (an app and its version), and which intents it therefore lacks.

import { isRecord } from "./contract.mjs";

/** @typedef {import("./contract.mjs").IntentLink} IntentLink */

/**
 * What the app that shows the page says of itself.
 * @typedef {object} Viewer
 * @property {string | null} platform - `ios`, `android`, `web`, …; null when it does not say
 * @property {string | null} version - numbers with full stops between them; null when it does not say
 * @property {string[] | null} intents - the ids it knows; null when it does not say
 */

/**
 * The viewer that a message describes; what is not as it should be counts as not said.
 * @param {unknown} message
 * @returns {Viewer}
 */
export function readViewer(message) {
  const said = isRecord(message) ? message : {};
  const intents = Array.isArray(said.intents) ? said.intents.filter((id) => typeof id === "string") : null;
  return {
    platform: typeof said.platform === "string" ? said.platform : null,
    version: typeof said.version === "string" && isVersion(said.version) ? said.version : null,
    intents,
  };
}

/**
 * Whether the viewer can do what a link asks for; what it does not say is no reason against it.
 * @param {IntentLink} link
 * @param {Viewer | null} viewer
 * @returns {boolean}
 */
export function isAvailable(link, viewer) {
  if (!viewer) return true;
  const { platform, version, intents } = viewer;
  if (intents && !intents.includes(link.intent.id)) return false;
  if (platform && link.platforms.length > 0 && !link.platforms.includes(platform)) return false;
  if (!version) return true;
  if (link.since && compareVersions(version, link.since) < 0) return false;
  return !(link.until && compareVersions(version, link.until) > 0);
}

/**
 * Less than, equal to or greater than 0 as `left` is older than, as old as or newer than `right`; 2.10 is newer than
 * 2.9, and 2 is as old as 2.0.
 * @param {string} left
 * @param {string} right
 * @returns {number}
 */
export function compareVersions(left, right) {
  const ours = left.split(".").map(Number);
  const theirs = right.split(".").map(Number);
  for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
    const difference = (ours[index] || 0) - (theirs[index] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * @param {string} text
 * @returns {boolean}
 */
function isVersion(text) {
  return /^\d{1,9}(\.\d{1,9}){0,7}$/.test(text);
}

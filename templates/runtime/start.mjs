// The last part of the script that pages load: starts everything with the words of the page's language.

import { startAppearance } from "./appearance.mjs";
import { startContents } from "./contents.mjs";
import { startCopying } from "./copying.mjs";
import { startHistory } from "./history.mjs";
import { startRuntime } from "./runtime.mjs";
import { startSearch } from "./search-start.mjs";

const script = document.currentScript;

/**
 * @param {string} name
 * @param {string} missing
 * @returns {string}
 */
function word(name, missing) {
  return (script && script.getAttribute("data-" + name)) || missing;
}

Object.defineProperty(window, "fingerpost", {
  value: startRuntime(window, {
    proceed: word("proceed", "Continue"),
    cancel: word("cancel", "Cancel"),
    unavailable: word("unavailable", "not available in your version of the app"),
  }),
});
startAppearance(window);
startCopying(window, { copy: word("copy", "Copy"), copied: word("copied", "Copied") });
startContents(window);
if (script instanceof HTMLScriptElement) {
  const assets = script.src.replace(/[^/]*$/, "");
  startSearch(window, assets);
  startHistory(window, assets);
}

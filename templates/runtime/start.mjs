// The last part of the script that pages load: starts the runtime with the words of the page's language.

import { startRuntime } from "./runtime.mjs";

const script = document.currentScript;

/** @type {any} */ (window).fingerpost = startRuntime(window, {
  proceed: (script && script.getAttribute("data-proceed")) || "Continue",
  cancel: (script && script.getAttribute("data-cancel")) || "Cancel",
  unavailable: (script && script.getAttribute("data-unavailable")) || "not available in this version",
});

// The script that leads back to where a reader was; loaded when that is asked for.

import { startResumption } from "./resume.mjs";

const script = document.currentScript;
if (script instanceof HTMLScriptElement) startResumption(window, script.src.replace(/[^/]*$/, ""));

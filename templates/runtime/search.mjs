// The script that is loaded when somebody searches for the first time.

import { makeSearchDialog } from "./search-dialog.mjs";
import { scriptLoader } from "./search-loading.mjs";
import { openShards } from "./search-shards.mjs";

const searchScript = document.currentScript;
if (searchScript instanceof HTMLScriptElement) {
  const assets = searchScript.src.replace(/[^/]*$/, "");
  const folder = assets + "search/" + encodeURIComponent(document.documentElement.lang) + "/";
  const texts = searchScript.dataset;
  const open = makeSearchDialog(
    window,
    openShards(scriptLoader(window, folder)),
    {
      search: texts.search || "Search",
      close: texts.close || "Close",
      results: texts.results || "Results",
      count: texts.count || "Results: {count}",
      empty: texts.empty || "Nothing found for {query}.",
      advice: texts.advice || "Try fewer words, or other ones.",
      instead: texts.instead || "Showing results for {query}.",
      failed: texts.failed || "Search could not be loaded.",
    },
    new URL("..", assets).href,
  );
  document.addEventListener("fingerpost-search", open);
  open();
}

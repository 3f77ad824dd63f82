// Searches an index in a folder as the pages do, and counts what it loads.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { makeResult } from "../../templates/runtime/search-excerpts.mjs";
import { rankPages, readQuery } from "../../templates/runtime/search-ranking.mjs";
import { openShards } from "../../templates/runtime/search-shards.mjs";

/** Opens the index; `loaded` has the size of each file that was read. */
export function openFolder(folder) {
  const loaded = new Map();
  const shards = openShards(async (kind, number) => {
    const name = kind === "index" ? "index.js" : kind + "-" + number + ".js";
    const bytes = readFileSync(join(folder, name));
    loaded.set(name, bytes.length);
    let answer;
    runInNewContext(bytes.toString("utf8"), {
      fingerpostSearch: (...given) => {
        answer = given;
      },
    });
    if (answer[0] !== kind || answer[1] !== number) throw new Error(name + " holds another file");
    return answer[2];
  });
  return { shards, loaded };
}

/** What the dialog shows first. */
export async function firstResults(shards, text, language, count = 8) {
  const words = await readQuery(shards, text, language);
  const ranked = rankPages(words);
  const results = await Promise.all(
    ranked.slice(0, count).map(async ({ page, score }) => makeResult(await shards.page(page), words, score)),
  );
  results.sort((left, right) => right.score - left.score);
  return { words, ranked, results };
}

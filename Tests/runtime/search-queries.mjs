// Runs the queries of a list over the indexes of a built site and says where the expected pages are:
//   node search-queries.mjs SITE QUERIES
// QUERIES has a line for each: locale, query, one page or several, separated by tabs. The answer is one line of JSON for each.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstResults, openFolder } from "./search-folder.mjs";

const [site, list] = process.argv.slice(2);
for (const line of readFileSync(list, "utf8").split("\n").filter((text) => text !== "")) {
  const [locale, query, ...expected] = line.split("\t");
  const { shards, loaded } = openFolder(join(site, "assets/search", locale));
  const { results } = await firstResults(shards, query, locale);
  const addresses = results.map(({ address }) => address.replace(/#.*/, ""));
  const place = addresses.findIndex((address) => expected.some((page) => address.endsWith(page + ".html")));
  const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
  console.log(JSON.stringify({ locale, query, place: place + 1, first: results[0]?.address ?? "", bytes }));
}

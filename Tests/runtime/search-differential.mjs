// The terms of texts as the browser reads them: node search-differential.mjs FILE, which holds a JSON array of strings.
// The answer is a line for each: a JSON array of the terms in the order of their first places, each with its number.

import { readFileSync } from "node:fs";
import { readTerms } from "../../templates/runtime/search-words.mjs";

for (const text of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  const counts = new Map();
  for (const { term } of readTerms(text)) counts.set(term, (counts.get(term) || 0) + 1);
  console.log(JSON.stringify([...counts].map(([term, count]) => term + " " + Math.min(255, count))));
}

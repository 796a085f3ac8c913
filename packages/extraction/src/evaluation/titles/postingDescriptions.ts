import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { cleanText } from "../../text/cleanText.ts";

const sources = ["ashby", "nhs"];

const keyOf = (title: string): string => cleanText(title).replace(/\s+/g, " ").trim().toLowerCase();

/** Descriptions of the real ads by title, the first ad of each; empty where the data folder is absent. */
export function postingDescriptions(folder: URL): (title: string) => string | undefined {
  const byTitle = new Map<string, string>();
  for (const source of sources) {
    const file = new URL(`postings/${source}.jsonl.gz`, folder);
    if (!existsSync(file)) continue;
    for (const line of gunzipSync(readFileSync(file)).toString("utf8").split("\n")) {
      if (line === "") continue;
      const ad: { title: string; descriptionPlain?: string; description?: string } = JSON.parse(line);
      const key = keyOf(ad.title);
      if (!byTitle.has(key)) byTitle.set(key, ad.descriptionPlain ?? ad.description ?? "");
    }
  }
  return (title) => byTitle.get(keyOf(title));
}

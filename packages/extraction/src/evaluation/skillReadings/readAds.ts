import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Ad } from "../../extractor/Extractor.ts";

/** Real ads of the data folder by source and id; an ad whose file is absent is undefined. */
export function readAds(
  folder: URL,
  sources: readonly string[],
): (source: string, id: string) => Ad | undefined {
  const ads = new Map<string, Ad>();
  for (const source of sources) {
    const file = new URL(`postings/${source}.jsonl.gz`, folder);
    if (!existsSync(file)) continue;
    for (const line of gunzipSync(readFileSync(file)).toString("utf8").split("\n")) {
      if (line === "") continue;
      const ad: { id: string | number; title: string; descriptionPlain?: string; description?: string } =
        JSON.parse(line);
      ads.set(`${source} ${ad.id}`, {
        title: ad.title,
        description: ad.descriptionPlain ?? ad.description ?? "",
      });
    }
  }
  return (source, id) => ads.get(`${source} ${id}`);
}

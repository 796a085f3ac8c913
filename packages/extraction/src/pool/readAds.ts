import { loadTaxonomy } from "@talent/taxonomy";
import { createExtractor } from "../extractor/createExtractor.ts";
import type { Ad, Extractor, Reading } from "../extractor/Extractor.ts";

let extractor: Extractor | undefined;

/** What a worker of the pool runs: reads ads in their order with an extractor of its own, made on the first call. */
export default function readAds(ads: readonly Ad[]): Reading[] {
  extractor ??= createExtractor(loadTaxonomy());
  const { read } = extractor;
  return ads.map((ad) => read(ad));
}

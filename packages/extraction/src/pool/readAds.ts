import { loadTaxonomy } from "@talent/taxonomy";
import { Piscina } from "piscina";
import { createExtractor } from "../extractor/createExtractor.ts";
import type { Ad, Extractor, Reading } from "../extractor/Extractor.ts";

const { extensions } = Piscina.workerData as { extensions?: string };

let extractor: Extractor | undefined;

/** What a worker of the pool runs: reads ads in their order with an extractor of its own, made on the first call. */
export default function readAds(ads: readonly Ad[]): Reading[] {
  extractor ??= createExtractor(loadTaxonomy({ extensions }));
  const { read } = extractor;
  return ads.map((ad) => read(ad));
}

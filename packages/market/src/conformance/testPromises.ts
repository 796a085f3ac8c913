import { afterAll, beforeAll, describe } from "vitest";
import type { Market } from "../Market.ts";
import type { MarketRecords } from "../naive/MarketRecords.ts";
import { handmadeMarket } from "./handmadeMarket.ts";
import { concentrationPromises } from "./promises/concentrationPromises.ts";
import { cooccurrencePromises } from "./promises/cooccurrencePromises.ts";
import { countByPairPromises } from "./promises/countByPairPromises.ts";
import { countByPromises } from "./promises/countByPromises.ts";
import { durationsPromises } from "./promises/durationsPromises.ts";
import { pagePromises } from "./promises/pagePromises.ts";
import { quantilesPromises } from "./promises/quantilesPromises.ts";
import { selectionPromises } from "./promises/selectionPromises.ts";
import { seriesByPromises } from "./promises/seriesByPromises.ts";
import { seriesPromises } from "./promises/seriesPromises.ts";
import { signalPromises } from "./promises/signalPromises.ts";

/** How an engine is opened on given records; `close` is called when the tests are through. */
export type OpenEngine = (records: MarketRecords) => Promise<Market & { close?(): Promise<void> }>;

/** Tests every promise of the algebra's docstrings on the handmade market, where a reader can count along. */
export function testPromises(engine: string, open: OpenEngine): void {
  describe(`${engine} on the handmade market`, () => {
    let market: Awaited<ReturnType<OpenEngine>>;
    beforeAll(async () => {
      market = await open(handmadeMarket);
    });
    afterAll(async () => market.close?.());

    const promises = [
      selectionPromises,
      countByPromises,
      countByPairPromises,
      seriesPromises,
      seriesByPromises,
      quantilesPromises,
      durationsPromises,
      cooccurrencePromises,
      concentrationPromises,
      pagePromises,
      signalPromises,
    ];
    for (const promise of promises) promise(() => market);
  });
}

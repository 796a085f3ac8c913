import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "@talent/analytics";
import { type ClosableMarket, createDuckDbMarket, type Filter, type Selection } from "@talent/market";
import { openWarehouse, type Warehouse } from "@talent/warehouse";
import { plantedStructure } from "../../packages/ingest/src/index.ts";
import { loadTaxonomy, occupationId } from "../../packages/taxonomy/src/index.ts";
import { market } from "../../scripts/record/openDemonstration.ts";
import { recordedMarket } from "./recordedMarket.ts";

export const taxonomy = loadTaxonomy();

/** What the market was made with. */
export const planted = plantedStructure(taxonomy);

/** The market's last year. */
export const lastYear = { from: "2025-11-01", to: market.until };

/** A demonstration market that measures are held against; opened before the tests and closed after them. */
export class PlantedMarket {
  readonly #dataDir = mkdtempSync(join(tmpdir(), "talent-planted-"));
  #opened: { market: ClosableMarket; warehouse: Warehouse } | undefined;

  async open(): Promise<void> {
    await recordedMarket(this.#dataDir);
    const warehouse = await openWarehouse(this.#dataDir, { pollMs: 0 });
    const market = await createDuckDbMarket({
      asOf: warehouse.current.info.asOf,
      connect: () => warehouse.current.connect(),
    });
    this.#opened = { market, warehouse };
  }

  get market(): ClosableMarket {
    return this.#known.market;
  }

  get warehouse(): Warehouse {
    return this.#known.warehouse;
  }

  async close(): Promise<void> {
    await this.#opened?.market.close();
    await this.#opened?.warehouse.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  get #known() {
    if (this.#opened === undefined) throw new Error("the market is not open yet");
    return this.#opened;
  }
}

/** The value of a figure; throws where there is too little data for one. */
export function known<T>(figure: Figure<T>): T {
  if (figure.state !== "value") throw new Error(figure.state);
  return figure.value;
}

/** Postings of the United States. */
export const of = (...filters: Filter[]): Selection => ({
  fact: "posting",
  filters: [{ dimension: "country", any: [840] }, ...filters],
});

/** An occupation by its SOC code. */
export const occupation = (soc: string): Filter => ({ dimension: "occupation", any: [occupationId(soc)] });

import { openWarehouse, WarehouseError } from "@talent/warehouse";
import { run } from "../run.ts";
import { StartError } from "./StartError.ts";

/** Postings of the market a first start makes; `pnpm demo` makes a larger one. */
const firstPostings = 300_000;

/** Makes a demonstration market when the data folder has no dataset yet; one that is there is left alone. */
export async function makeDataset(dataDir: string): Promise<void> {
  try {
    const warehouse = await openWarehouse(dataDir, { pollMs: 0 });
    await warehouse.close();
  } catch (error) {
    if (!(error instanceof WarehouseError) || error.word !== "no-snapshot") throw error;
    console.log(
      `Making a demonstration market of ${firstPostings.toLocaleString("en")} synthetic postings …`,
    );
    const code = await run("node", ["packages/ingest/src/cli/demo.ts", "--postings", String(firstPostings)], {
      DATA_DIR: dataDir,
    });
    if (code !== 0) throw new StartError("The demonstration market cannot be made; the lines above say why.");
  }
}

import { parseArgs } from "node:util";
import { loadTaxonomy } from "@talent/taxonomy";
import { checksumText, dataFolder, OptionsError } from "@talent/warehouse";
import { makeDemonstration } from "../demo/makeDemonstration.ts";
import { defaultMemory } from "./defaultMemory.ts";
import { dayOf, keepingOf, warehouseOptions, wholeNumber } from "./options.ts";
import { terminalProgress } from "./Progress.ts";

/** What `pnpm demo --help` prints. */
export const demoUsage = `pnpm demo [options]

Makes the synthetic demonstration market and serves it. The same arguments make the same market:
on a fresh data folder every table has the same checksum.

  --postings N    postings over four years, 1000 to 50000000 (default 100000)
  --seed S        another seed makes another market (default 1)
  --until DATE    its last day (yyyy-mm-dd; default 2026-10-31)
  --replace       put it in the place of real data
  --mix           keep real data beside it
  --memory SIZE   what DuckDB may use, 2GB or more (default: half of the machine's, from 2GB to 4GB)
  --data DIR      data folder; default DATA_DIR or .data
`;

/** Makes the demonstration market that the arguments name; throws OptionsError or WarehouseError when it cannot, and what parseArgs throws. */
export async function demoCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      postings: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      until: { type: "string", default: "2026-10-31" },
      memory: { type: "string" },
      ...warehouseOptions,
    },
  });
  if (values.memory !== undefined && !/^(?:[2-9]|\d{2,4})(?:\.\d+)? ?GB$/i.test(values.memory))
    throw new OptionsError(`--memory must be a size from 2GB on, such as 4GB, not "${values.memory}".`);
  const made = await makeDemonstration({
    dataDir: dataFolder(values.data),
    postings: wholeNumber("--postings", values.postings, [1_000, 50_000_000]),
    seed: wholeNumber("--seed", values.seed, [0, 1_000_000_000]),
    until: dayOf("--until", values.until, "2026-10-31"),
    keeping: keepingOf(values),
    taxonomy: loadTaxonomy(),
    progress: terminalProgress(),
    memory: values.memory ?? defaultMemory(),
  });
  const count = (n: number) => n.toLocaleString("en");
  const { rows } = made;
  process.stdout.write(
    `${made.changed ? "Made" : "Nothing changed:"} ${made.snapshot} in ${made.seconds.toFixed(1)} s: ` +
      `${count(rows.posting)} postings of ${count(rows.employer)} employers, ${count(rows.talent)} talents, ` +
      `${count(rows.graduate)} rows of graduates, ${count(rows.review)} reviews, ${count(rows.place_fact)} place facts.\n${checksumText(made.checksums)}`,
  );
}

import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { checksums, reserveSpan, type TableChecksum, WarehouseWriter } from "@talent/warehouse";
import type { Progress } from "../cli/Progress.ts";
import { type Keeping, keepBefore } from "../load/keepBefore.ts";
import { type MarketDay, marketDays } from "./calendar.ts";
import { countRows, type DemonstrationRows } from "./countRows.ts";
import { marketId } from "./marketId.ts";
import { type MarketScale, marketScale, scaleText } from "./marketScale.ts";
import { drawMacros } from "./records/draws.ts";
import { fillGraduates } from "./records/fillGraduates.ts";
import { fillNames } from "./records/fillNames.ts";
import { fillPlaceFacts, placeIds } from "./records/fillPlaceFacts.ts";
import { fillPostings } from "./records/fillPostings.ts";
import { fillReviews } from "./records/fillReviews.ts";
import { fillTalents } from "./records/fillTalents.ts";
import { giveIds, idsOf } from "./records/giveIds.ts";
import { makeWorld } from "./world/makeWorld.ts";
import type { World } from "./world/World.ts";
import { writeWorld } from "./world/writeWorld.ts";

/** Arguments that the demonstration market follows from, and where to. */
export type DemonstrationOptions = {
  dataDir: string;
  postings: number;
  seed: number;
  /** Last day of the market. */
  until: Day;
  keeping?: Keeping;
  taxonomy: Taxonomy;
  progress: Progress;
  /** What DuckDB may use, as it writes it ("4GB"). */
  memory?: string;
};

/** What was made: the snapshot that holds it, and its rows by table. */
export type Demonstration = {
  snapshot: string;
  /** False when the warehouse served this very market already. */
  changed: boolean;
  rows: DemonstrationRows;
  /** What each table holds: the same arguments give the same, another seed others. */
  checksums: readonly TableChecksum[];
  seconds: number;
};

const sourceNames = [
  "Talent Harbour",
  "Job Beacon",
  "Work Compass",
  "Career Meadow",
  "Hiring Lantern",
  "Vacancy Mill",
];

/** Makes the synthetic demonstration market straight into a snapshot and serves it. The same arguments make the same records. */
export async function makeDemonstration(options: DemonstrationOptions): Promise<Demonstration> {
  const started = performance.now();
  const { taxonomy, until, progress } = options;
  const { dataDir, memory, keeping = "refuse" } = options;
  const writer = await WarehouseWriter.open(dataDir, { memory, replacing: keeping === "replace" });
  const { connection } = writer;
  try {
    const before = await keepBefore(writer, "synthetic", keeping);
    progress.step("laying out the market");
    const world = makeWorld(taxonomy, options.seed, options.postings);
    const id = before.kept === undefined ? marketId(options, world) : undefined;
    if (id !== undefined && writer.previous !== undefined && (await writer.serves(id))) {
      const rows = await countRows(connection, "previous");
      const kept = writer.previous.checksums;
      const found = kept.length > 0 ? kept : await checksums(connection, "previous");
      return {
        snapshot: writer.previous.id,
        changed: false,
        rows,
        checksums: found,
        seconds: secondsSince(started),
      };
    }
    const days = marketDays(until, options.postings);
    const scale = marketScale(world, days);
    await fill(connection, options, { world, days, scale });
    const rows = await countRows(connection, "next");
    progress.step("writing the snapshot");
    const published = await writer.publish({
      id,
      asOf: before.kept !== undefined && before.kept.asOf > until ? before.kept.asOf : until,
      origin: before.origin,
      taxonomyVersion: taxonomy.version,
      note: `Synthetic demonstration market at scale ${scaleText(scale)}: --postings ${options.postings} --seed ${options.seed} --until ${until}`,
    });
    const { info, changed } = published;
    return {
      snapshot: info.id,
      changed,
      rows,
      checksums: info.checksums,
      seconds: secondsSince(started),
    };
  } finally {
    progress.stop();
    writer.close();
  }
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}

async function fill(
  connection: DuckDBConnection,
  options: DemonstrationOptions,
  { world, days, scale }: { world: World; days: readonly MarketDay[]; scale: MarketScale },
): Promise<void> {
  const { taxonomy, seed, until, postings, progress } = options;
  const ids = await giveIds(connection, world);
  await connection.run(drawMacros(seed));
  await writeWorld(connection, world, ids, days);
  const firstId = await reserveSpan(connection, "posting", { key: "demonstration", size: postings });
  const sources = await idsOf(connection, "source", sourceNames);
  progress.start("postings", postings);
  for (const table of ["posting", "sighting", "load"]) {
    await connection.run(`INSERT INTO next.${table} SELECT * FROM before_${table}`);
  }
  // Joins are to be made in the order they are written in, with the numbered records on the side that is streamed.
  await connection.run("SET disabled_optimizers = 'join_order,build_side_probe_side'");
  await fillPostings(connection, { firstId, count: postings, until, sources }, (rows) =>
    progress.advance(rows),
  );
  progress.step("talents, graduates, reviews and place facts");
  await fillTalents(connection, placeIds(taxonomy), { postings, workers: scale.workers });
  await connection.run("RESET disabled_optimizers");
  await fillGraduates(connection, { taxonomy, seed, until, people: scale.people });
  await fillReviews(connection, world, { ids: ids.employers, seed, until, postings });
  await fillPlaceFacts(connection, taxonomy, { scale, until });
  const named = sourceNames.map((name, index) => ({ id: sources[index] ?? 0, name }));
  await fillNames(connection, world, { taxonomy, ids, sources: named });
}

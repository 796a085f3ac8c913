import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ClosableMarket, createDuckDbMarket, createIndexedMarket } from "@talent/market";
import type { Snapshot } from "@talent/warehouse";

/** Which engine answers, and who hears that an index is being built. */
export type EngineChoice = { engine: "index" | "duckdb"; onProgress?: (line: string) => void };

/** The chosen engine on a snapshot. An index is kept beside the snapshots and built when it is missing or damaged. */
export async function openEngine(
  snapshot: Snapshot,
  { engine, onProgress }: EngineChoice,
): Promise<ClosableMarket> {
  const { asOf, id } = snapshot.info;
  if (engine === "duckdb") return createDuckDbMarket({ asOf, connect: () => snapshot.connect() });
  const snapshots = dirname(snapshot.path);
  const indexes = join(dirname(snapshots), "indexes");
  removeOrphans(indexes, snapshots);
  return createIndexedMarket({
    asOf,
    snapshot: id,
    database: snapshot.path,
    path: join(indexes, `${id}.index`),
    onProgress,
  });
}

/** Indexes of snapshots that are gone. A file that another process still needs open stays readable there. */
function removeOrphans(indexes: string, snapshots: string): void {
  if (!existsSync(indexes)) return;
  for (const name of readdirSync(indexes)) {
    const snapshot = name.replace(/\.index$/, ".duckdb");
    if (name.endsWith(".index") && !existsSync(join(snapshots, snapshot)))
      rmSync(join(indexes, name), { force: true });
  }
}

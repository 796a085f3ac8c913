import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ClosableMarket, createDuckDbMarket, createIndexedMarket } from "@talent/market";
import type { Snapshot } from "@talent/warehouse";

/** Which engine answers, and who hears that an index is being built, which ends once `signal` is aborted. */
export type EngineChoice = {
  engine: "index" | "duckdb";
  onProgress?: (line: string) => void;
  signal?: AbortSignal;
};

/**
 * The chosen engine on a snapshot, which has answered once: one that cannot is closed and rejected. An index is kept beside
 * the snapshots and built when it is missing or damaged.
 */
export async function openEngine(snapshot: Snapshot, choice: EngineChoice): Promise<ClosableMarket> {
  const market = await createMarket(snapshot, choice);
  try {
    await market.count({ fact: "posting", filters: [] });
    return market;
  } catch (error) {
    await market.close();
    throw error;
  }
}

async function createMarket(
  snapshot: Snapshot,
  { engine, onProgress, signal }: EngineChoice,
): Promise<ClosableMarket> {
  const { asOf, id, builtAt } = snapshot.info;
  if (engine === "duckdb") return createDuckDbMarket({ asOf, connect: () => snapshot.connect() });
  const snapshots = dirname(snapshot.path);
  const indexes = join(dirname(snapshots), "indexes");
  removeOrphans(indexes, snapshots, onProgress);
  return createIndexedMarket({
    asOf,
    // A snapshot that was removed and made again has its id, and may hold something else.
    snapshot: `${id}, built at ${builtAt}`,
    database: snapshot.path,
    path: join(indexes, `${id}.index`),
    onProgress,
    signal,
  });
}

/** A file aside that nobody has written to for so many milliseconds was left by a process that died. */
const abandonedAfter = 3_600_000;

/**
 * Removes indexes of snapshots that are gone, and what was never finished. A file that another process has open stays
 * readable there; one that cannot be removed, as in a folder that is read-only, is told of and stays.
 */
function removeOrphans(indexes: string, snapshots: string, onProgress: EngineChoice["onProgress"]): void {
  if (!existsSync(indexes)) return;
  for (const name of readdirSync(indexes)) {
    const path = join(indexes, name);
    const snapshot = name.replace(/\.index$/, ".duckdb");
    const isOrphan = name.endsWith(".index") && !existsSync(join(snapshots, snapshot));
    if (!isOrphan && !(name.endsWith(".new") && isAbandoned(path))) continue;
    try {
      rmSync(path, { force: true });
    } catch (error) {
      onProgress?.(`An index that nobody needs could not be removed: ${String(error)}`);
    }
  }
}

function isAbandoned(path: string): boolean {
  // Whoever writes it may be done with it in this moment.
  const state = statSync(path, { throwIfNoEntry: false });
  return state !== undefined && Date.now() - state.mtimeMs > abandonedAfter;
}

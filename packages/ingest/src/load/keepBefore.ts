import {
  type Origin,
  type SnapshotInfo,
  tableNames,
  WarehouseError,
  type WarehouseWriter,
} from "@talent/warehouse";
import { withStandingIds } from "./standingIds.ts";

/**
 * What becomes of data of the other origin: keep both, drop it, or (`refuse`) what can lose nothing: real data takes the
 * place of a demonstration market, which can be made again; nothing takes the place of real data unasked.
 */
export type Keeping = "refuse" | "mix" | "replace";

/** The snapshot that a load builds on, if any, and the origin of the one it makes. */
export type Before = { kept: SnapshotInfo | undefined; origin: Origin; replacedDemonstration: boolean };

/**
 * Creates the views `before_<table>`: the served snapshot's tables, its retired ids replaced by those that stand, or
 * empty ones when there is none or it is to be replaced. A demonstration market always takes the place of an earlier
 * one. Throws `mixed-origin` when real and synthetic data would meet without being asked to.
 */
export async function keepBefore(
  writer: WarehouseWriter,
  adding: "real" | "synthetic",
  keeping: Keeping,
): Promise<Before> {
  const kept = keptOf(writer.previous, adding, keeping);
  for (const table of tableNames) {
    const source = kept === undefined ? `next.${table} LIMIT 0` : `previous.${table}`;
    await writer.connection.run(
      `CREATE TEMP VIEW before_${table} AS SELECT ${withStandingIds(table)} FROM ${source}`,
    );
  }
  return {
    kept,
    origin: kept === undefined || kept.origin === adding ? adding : "mixed",
    replacedDemonstration: adding === "real" && kept === undefined && writer.previous?.origin === "synthetic",
  };
}

function keptOf(
  previous: SnapshotInfo | undefined,
  adding: "real" | "synthetic",
  keeping: Keeping,
): SnapshotInfo | undefined {
  if (previous === undefined || keeping === "replace") return undefined;
  if (adding === "synthetic") {
    if (previous.origin === "synthetic") return undefined;
    if (previous.origin === "mixed") throw new WarehouseError("mixed-origin", holdsBoth);
    if (keeping === "refuse") throw new WarehouseError("mixed-origin", holdsReal);
  }
  return previous.origin === "synthetic" && keeping !== "mix" ? undefined : previous;
}

const holdsReal =
  "This warehouse holds real data. Use --replace to put the synthetic demonstration market in its place, or --mix to keep both in one snapshot.";
const holdsBoth =
  "This warehouse holds real data and a demonstration market already. Use --replace to put a new demonstration market in the place of both.";

import {
  type Origin,
  type SnapshotInfo,
  tableNames,
  WarehouseError,
  type WarehouseWriter,
} from "@talent/warehouse";

/**
 * What becomes of data of the other origin: keep both, drop it, or (`refuse`) what can lose nothing: real data takes the
 * place of a demonstration market, which can be made again; nothing takes the place of real data unasked.
 */
export type Keeping = "refuse" | "mix" | "replace";

/** The snapshot that a load builds on, if any, and the origin of the one it makes. */
export type Before = { kept: SnapshotInfo | undefined; origin: Origin; replacedDemonstration: boolean };

/**
 * Creates the views `before_<table>`: the served snapshot's tables, or empty ones when there is none or it is to be
 * replaced. Throws `mixed-origin` when real and synthetic data would meet without being asked to.
 */
export async function keepBefore(
  writer: WarehouseWriter,
  adding: "real" | "synthetic",
  keeping: Keeping,
): Promise<Before> {
  const { previous } = writer;
  const other = previous !== undefined && previous.origin !== adding;
  if (previous?.origin === "real" && other && keeping === "refuse")
    throw new WarehouseError("mixed-origin", refusal);
  const replacedDemonstration = previous?.origin === "synthetic" && adding === "real" && keeping !== "mix";
  const kept = keeping === "replace" || replacedDemonstration ? undefined : previous;
  for (const table of tableNames) {
    const source = kept === undefined ? `next.${table} LIMIT 0` : `previous.${table}`;
    await writer.connection.run(`CREATE TEMP VIEW before_${table} AS SELECT * FROM ${source}`);
  }
  return { kept, origin: kept !== undefined && other ? "mixed" : adding, replacedDemonstration };
}

const refusal =
  "This warehouse holds real data. Use --replace to put the synthetic demonstration market in its place, or --mix to keep both in one snapshot.";

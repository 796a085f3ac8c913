import {
  type Origin,
  type SnapshotInfo,
  tableNames,
  WarehouseError,
  type WarehouseWriter,
} from "@talent/warehouse";

/** What becomes of data of the other origin: refuse to touch it, keep both, or drop it. */
export type Keeping = "refuse" | "mix" | "replace";

/** The snapshot that a load builds on, if any, and the origin of the one it makes. */
export type Before = { kept: SnapshotInfo | undefined; origin: Origin };

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
  if (other && previous.origin !== "mixed" && keeping === "refuse") {
    throw new WarehouseError("mixed-origin", refusal(adding));
  }
  const kept = keeping === "replace" ? undefined : previous;
  for (const table of tableNames) {
    const source = kept === undefined ? `next.${table} LIMIT 0` : `previous.${table}`;
    await writer.connection.run(`CREATE TEMP VIEW before_${table} AS SELECT * FROM ${source}`);
  }
  return { kept, origin: kept !== undefined && other ? "mixed" : adding };
}

function refusal(adding: "real" | "synthetic"): string {
  return adding === "real"
    ? "This warehouse holds the synthetic demonstration market. Use --replace to put real data in its place, or --mix to keep both in one snapshot."
    : "This warehouse holds real data. Use --replace to put the synthetic demonstration market in its place, or --mix to keep both in one snapshot.";
}

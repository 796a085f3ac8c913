import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { DuckDBConnection } from "@duckdb/node-api";
import { contentHash } from "./contentHash.ts";
import { type Layout, snapshotPath } from "./layout.ts";
import { rows } from "./rows.ts";
import type { SnapshotPlan } from "./WarehouseWriter.ts";

/**
 * The name of the snapshot being built: the plan's own, else its day with twelve hexadecimal digits of everything it
 * holds and says of itself. The same contents have the same name.
 */
export async function snapshotName(connection: DuckDBConnection, plan: SnapshotPlan): Promise<string> {
  if (plan.id !== undefined) return plan.id;
  const { asOf, origin, taxonomyVersion, note } = plan;
  const said = JSON.stringify([await contentHash(connection, "next"), origin, taxonomyVersion, note ?? null]);
  return `${asOf}-${createHash("sha256").update(said).digest("hex").slice(0, 12)}`;
}

/**
 * Takes an id that no snapshot of the warehouse has or had: the name itself, else the name with the first free number
 * from 2. An id is never given twice, for running servers, their indexes and callers' caches take it for the contents.
 */
export async function takeId(connection: DuckDBConnection, places: Layout, name: string): Promise<string> {
  await connection.run("CREATE TABLE IF NOT EXISTS registry.published (id VARCHAR NOT NULL)");
  const given = new Set((await rows(connection, "SELECT id FROM registry.published")).map(({ id }) => id));
  let id = name;
  for (let number = 2; given.has(id) || existsSync(snapshotPath(places, id)); number++)
    id = `${name}-${number}`;
  await connection.run("INSERT INTO registry.published VALUES (?)", [id]);
  return id;
}

/** True for the ids that `takeId` gives to a name: "market" and "market-2", not "market-two". */
export function hasName(id: string, name: string): boolean {
  return id === name || (id.startsWith(`${name}-`) && /^[1-9]\d*$/.test(id.slice(name.length + 1)));
}

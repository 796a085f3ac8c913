import type { DuckDBConnection } from "@duckdb/node-api";
import { rows } from "./rows.ts";

/** Ids below are the taxonomy's; the registry gives the ones above. */
const firstIds: Record<RegistryKind, number> = { employer: 1, title: 1_000_001, source: 1, posting: 1 };

/** Kinds of things the registry gives ids to. */
export type RegistryKind = "employer" | "title" | "source" | "posting";

/** Creates the registry's tables in the attached database `registry` when they are not there yet. */
export async function prepareRegistry(connection: DuckDBConnection): Promise<void> {
  await connection.run(`
    CREATE TABLE IF NOT EXISTS registry.entry (kind VARCHAR NOT NULL, key VARCHAR NOT NULL, id UINTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS registry.span (kind VARCHAR NOT NULL, key VARCHAR NOT NULL, first UINTEGER NOT NULL, size UINTEGER NOT NULL)`);
}

/**
 * Gives every key of a query (its first column) that the registry does not know the next free id, new keys in their own
 * order, or where `by` is "place" in that of the query's second column. What was given once never changes and is never given again, even if the load that asked
 * for it fails. Returns how many were new.
 */
export async function registerKeys(
  connection: DuckDBConnection,
  kind: RegistryKind,
  query: string,
  by: "key" | "place" = "key",
): Promise<number> {
  const next = await nextId(connection, kind);
  const added = await rows(
    connection,
    `INSERT INTO registry.entry
     SELECT ?, key, (? - 1 + row_number() OVER (ORDER BY first, key))::UINTEGER
     FROM (SELECT key, ${by === "place" ? "min(place)" : "0"} AS first
           FROM (${query}) AS asked(key${by === "place" ? ", place" : ""})
           WHERE key NOT IN (SELECT key FROM registry.entry WHERE kind = ?) GROUP BY key)
     RETURNING id`,
    [kind, next, kind],
  );
  return added.length;
}

/**
 * Reserves `size` consecutive ids under one key and gives the first. The same key keeps its first id, and grows in
 * place while nothing was given after it; otherwise it moves to a new span.
 */
export async function reserveSpan(
  connection: DuckDBConnection,
  kind: RegistryKind,
  span: { key: string; size: number },
): Promise<number> {
  const next = await nextId(connection, kind);
  const known = await rows(
    connection,
    "SELECT max(first) AS first, arg_max(size, first) AS size FROM registry.span WHERE kind = ? AND key = ?",
    [kind, span.key],
  );
  const first = known[0]?.first as number | null;
  const size = (known[0]?.size as number | null) ?? 0;
  if (first !== null && size >= span.size) return first;
  if (first !== null && first + size === next) {
    await connection.run("UPDATE registry.span SET size = ? WHERE kind = ? AND key = ? AND first = ?", [
      span.size,
      kind,
      span.key,
      first,
    ]);
    return first;
  }
  await connection.run("INSERT INTO registry.span VALUES (?, ?, ?, ?)", [kind, span.key, next, span.size]);
  return next;
}

async function nextId(connection: DuckDBConnection, kind: RegistryKind): Promise<number> {
  const last = await rows(
    connection,
    `SELECT greatest(
       (SELECT coalesce(max(id), 0) FROM registry.entry WHERE kind = $1),
       (SELECT coalesce(max(first + size - 1), 0) FROM registry.span WHERE kind = $1)) AS last`,
    [kind],
  );
  return Math.max(firstIds[kind], (last[0]?.last as number) + 1);
}

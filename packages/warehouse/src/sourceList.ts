import type { DuckDBConnection } from "@duckdb/node-api";
import { type Found, type NameRequest, type Source, toSource } from "./lookups.ts";
import { rows } from "./rows.ts";

/** Every source with its plain name, most postings first, ties by id: they are few beside what they show. */
export type SourceList = readonly { source: Source; plain: string }[];

/** Reads all of them. */
export async function readSourceList(connection: DuckDBConnection): Promise<SourceList> {
  const found = await rows(connection, "SELECT * FROM source ORDER BY postings DESC, id");
  return found.map(toSource).map((source) => ({ source, plain: plainName(source.name) }));
}

/** Sources by keyword. */
export function findSources(
  list: SourceList,
  { keywords = [], limit, offset = 0 }: NameRequest,
): Found<Source> {
  const wanted = keywords.map(plainName);
  const isFound = ({ plain }: SourceList[number]) => wanted.some((keyword) => plain.includes(keyword));
  const found = wanted.length === 0 ? list : list.filter(isFound);
  return {
    numFound: found.length,
    entries: found.slice(offset, offset + limit).map(({ source }) => source),
  };
}

/**
 * A name without case and accents, as the names of employers and titles are compared in SQL: `lower(strip_accents(name))`.
 * Each letter is lowered by itself, as there a last sigma is one like all others.
 */
function plainName(name: string): string {
  const letters = name.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  return Array.from(letters, (letter) => letter.toLowerCase()).join("");
}

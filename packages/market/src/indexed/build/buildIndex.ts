import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "../../Day.ts";
import type { Fact } from "../../Selection.ts";
import type { IndexImage } from "../format/IndexImage.ts";
import type { Section } from "../format/Section.ts";
import { buildFact } from "./buildFact.ts";
import { buildWords } from "./buildWords.ts";
import type { Put } from "./columns.ts";
import { type Days, spanOfDays } from "./Days.ts";
import { readEmployerKinds } from "./readEmployerKinds.ts";
import { readRecords } from "./readRecords.ts";

/** What is built from: a connection to the snapshot's tables, the snapshot's id, and its last day. */
export type IndexSource = { connection: DuckDBConnection; snapshot: string; asOf: Day };

/** Builds the index of a snapshot in shared memory. */
export async function buildIndex({ connection, snapshot, asOf }: IndexSource): Promise<IndexImage> {
  const sections = new Map<string, Section>();
  const under =
    (prefix: string): Put =>
    (name, section) =>
      void sections.set(`${prefix}.${name}`, section);

  const kinds = await readEmployerKinds(connection);
  // Records of a table are let go before the next are read: of many postings they take as much as the index.
  const build = async (fact: Fact, spanned?: Days) => {
    const records = await readRecords(connection, fact);
    const days = spanned ?? spanOfDays(records, asOf);
    const { markDays } = buildFact(fact, records, { days, kinds }, under(fact));
    return { days, markDays, rows: records.id.length };
  };
  const { days, markDays, rows: postings } = await build("posting");
  const { rows: talents } = await build("talent", days);
  const [id, byId] = [sections.get("posting.id"), sections.get("posting.byId")];
  await buildWords(connection, id as Uint32Array, byId as Uint32Array, under("posting"));

  const { firstDay, openDay, leastDays, mostDays } = days;
  const meta = { snapshot, asOf, firstDay, openDay, leastDays, mostDays, markDays, postings, talents };
  return { meta, sections };
}

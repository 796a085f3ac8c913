import type { DuckDBConnection } from "@duckdb/node-api";
import type { Day } from "../../Day.ts";
import type { IndexImage } from "../format/IndexImage.ts";
import { allocate, type Section } from "../format/Section.ts";
import { buildFact, type Put } from "./buildFact.ts";
import { buildWords } from "./buildWords.ts";
import { spanOfDays } from "./Days.ts";
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

  const postings = await readRecords(connection, "posting");
  const days = spanOfDays(postings, asOf);
  buildFact("posting", postings, days, under("posting"));
  const talents = await readRecords(connection, "talent");
  buildFact("talent", talents, days, under("talent"));
  await putEmployers(connection, sections);
  const [id, byId] = [sections.get("posting.id"), sections.get("posting.byId")];
  await buildWords(connection, id as Uint32Array, byId as Uint32Array, under("posting"));

  const { firstDay, openDay, leastDays, mostDays } = days;
  const counts = { postings: postings.id.length, talents: talents.id.length };
  return { meta: { snapshot, asOf, firstDay, openDay, leastDays, mostDays, ...counts }, sections };
}

/** Which employers of postings are staffing firms or anonymous, by their code; code 0, no employer, is anonymous. */
async function putEmployers(connection: DuckDBConnection, sections: Map<string, Section>): Promise<void> {
  const ids = sections.get("posting.employer.values") as Float64Array;
  const staffing = allocate("u8", ids.length);
  const anonymous = allocate("u8", ids.length).fill(1);
  const codeOf = new Map(
    ids
      .subarray(1)
      .map((id) => id)
      .entries()
      .map(([index, id]) => [id, index + 1]),
  );
  const rows = (await connection.runAndReadAll("SELECT id, staffing, anonymous FROM employer")).getRowsJS();
  for (const [id, isStaffing, isAnonymous] of rows) {
    const code = codeOf.get(Number(id));
    if (code === undefined) continue;
    staffing[code] = isStaffing ? 1 : 0;
    anonymous[code] = isAnonymous ? 1 : 0;
  }
  sections.set("posting.employer.staffing", staffing);
  sections.set("posting.employer.anonymous", anonymous);
}

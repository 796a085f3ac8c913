import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { rows } from "./rows.ts";
import { tables } from "./schema.ts";
import { findSources, readSourceList } from "./sourceList.ts";

const names = [
  "Ärzteblatt",
  "BOARD of jobs",
  "ΟΔΟΣ",
  "İşkur",
  "Straße",
  "Łódź Praca",
  "ﬁnance",
  "Công việc",
  "100%",
];
const keywords = [
  "a",
  "ÄRZTE",
  "blatt",
  "board",
  "οδοσ",
  "οδος",
  "iskur",
  "İ",
  "SS",
  "ß",
  "lodz",
  "Ł",
  "f",
  "VIEC",
  "%",
  "",
  "zz",
];

test("finds sources whose name holds a keyword, case and accents aside, as the database tells them apart", async () => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(tables.source);
  for (let id = 1; id <= 3 * names.length; id++)
    await connection.run("INSERT INTO source VALUES (?, ?, ?, ?)", [
      id,
      `${names[id % names.length]} ${id}`,
      id % 2 === 0,
      id % 7,
    ]);
  const all = await readSourceList(connection);
  for (const asked of [[], ...keywords.map((keyword) => [keyword]), ["οδος", "viec"]]) {
    const holds = asked
      .map(() => "contains(lower(strip_accents(name)), lower(strip_accents(?)))")
      .join(" OR ");
    const expected = await rows(
      connection,
      `SELECT * FROM source ${holds && `WHERE ${holds}`} ORDER BY postings DESC, id`,
      asked,
    );
    const found = findSources(all, { keywords: asked, limit: 100 });
    expect(found, asked.join()).toEqual({ numFound: expected.length, entries: expected });
    const page = findSources(all, { keywords: asked, limit: 4, offset: 3 });
    expect(page).toEqual({ numFound: expected.length, entries: expected.slice(3, 7) });
  }
  instance.closeSync();
});

import { DuckDBInstance } from "@duckdb/node-api";
import { randomNumbers } from "@talent/market/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tables } from "../schema.ts";
import type { GraduateRequest } from "./GraduateRequest.ts";
import { graduatesByDegree } from "./graduatesByDegree.ts";
import { graduatesByField } from "./graduatesByField.ts";
import { degreesInSql, fieldsInSql } from "./graduatesInSql.ts";
import { readGraduates } from "./readGraduates.ts";

const instance = await DuckDBInstance.create(":memory:");
const connection = await instance.connect();
const [computing, nursing] = [15125200, 29114100];

beforeAll(() => connection.run(tables.graduate));
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

/** The table of graduates with these rows alone. */
async function tableOf(columns: string, rows: string) {
  await connection.run("DELETE FROM graduate");
  await connection.run(`INSERT INTO graduate (${columns}) ${rows}`);
  return readGraduates(connection);
}

const small = () =>
  tableOf(
    "institution, institution_name, country, msa, field, field_name, occupations, degree, total, women, year",
    `VALUES
    (2, 'Two', 840, NULL, '51.3801', 'Nursing', [${nursing}], 2, 200, NULL, 2024),
    (1, 'One', 840, 5, '51.3801', 'Nursing', [${nursing}], 3, 90, NULL, 2024),
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 4, 30, 10, 2024),
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 3, 60, 20, 2024),
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 3, 999, 999, 2023),
    (3, 'Three', 826, NULL, '51.3801', 'Nursing', [${nursing}], 3, 10, NULL, 2024)`,
  );

test("adds up the latest year's graduates by institution and degree; what nobody published is null", async () =>
  expect(graduatesByDegree(await small(), { countries: [840] })).toMatchObject([
    { institution: 1, institutionName: "One", msa: 5, degree: 3, total: 150, women: 20, latino: null },
    { institution: 1, degree: 4, total: 30, women: 10 },
    { institution: 2, msa: null, degree: 2, total: 200, women: null },
  ]));

test("keeps to places, occupations and degree levels", async () => {
  const table = await small();
  const totals = (request: GraduateRequest) =>
    graduatesByDegree(table, request).map(({ institution, total }) => [institution, total]);
  expect(totals({ occupations: [computing] })).toEqual([
    [1, 60],
    [1, 30],
  ]);
  expect(totals({ occupations: [nursing], degrees: [3], countries: [826, 840] })).toEqual([
    [1, 90],
    [3, 10],
  ]);
  expect(totals({ occupations: [] })).toEqual([]);
  expect(totals({ msas: [5], degrees: [4] })).toEqual([[1, 30]]);
  expect(totals({ countries: [0] })).toEqual([]);
  expect(totals({ countries: [], msas: [], degrees: [] })).toHaveLength(4);
});

test("gives the largest fields of each institution asked for", async () => {
  const table = await small();
  expect(graduatesByField(table, {}, [2, 1, 7], 1)).toEqual(
    new Map([
      [1, [{ code: "11.0701", name: "Computing", count: 90 }]],
      [2, [{ code: "51.3801", name: "Nursing", count: 200 }]],
    ]),
  );
  expect(graduatesByField(table, { degrees: [4] }, [1, 2], 5)).toEqual(
    new Map([[1, [{ code: "11.0701", name: "Computing", count: 30 }]]]),
  );
  expect(graduatesByField(table, {}, [], 5)).toEqual(new Map());
});

test("a table without graduates answers that there are none", async () => {
  const table = await tableOf("institution", "SELECT 1 WHERE false");
  expect(graduatesByDegree(table, {})).toEqual([]);
  expect(graduatesByField(table, {}, [1], 5)).toEqual(new Map());
});

/** A number from 0 to below so many, of its own in each row and for each purpose. */
const drawn = (purpose: number, below: number) => `(hash(i, ${purpose}) % ${below})::INTEGER`;
const oneOf = (purpose: number, values: readonly unknown[]) =>
  `[${values.join(", ")}][${drawn(purpose, values.length)} + 1]`;

/**
 * Rows that differ in all they can: institutions of several names and places, and in none; codes of several names and
 * occupations; fields and degrees that come twice, some without anybody, and sums beyond 32 bits.
 */
const various = `SELECT ${drawn(1, 29)}, ${oneOf(2, ["'Ärzte'", "'Zoo'", "'apt'"])}, ${oneOf(3, [826, 840])},
  ${oneOf(4, ["NULL", 1, 2, 3])}, ${oneOf(5, ["NULL", 1, 2, 3, 4])}, '1' || ${drawn(6, 12)},
  ${oneOf(7, ["'B'", "'Ö'", "'a'", "'𝔸'", "'ﬁ'"])}, ${oneOf(8, ["[]", "[1]", "[2, 1]", "[3, 4, 5]", "[6]"])},
  ${oneOf(9, [2, 3, 4, 5, 255])}, ${oneOf(10, [0, 3, 3, 8, 4_000_000_000])},
  ${Array.from({ length: 7 }, (_, group) => oneOf(11 + group, ["NULL", "NULL", 0, 1, 4_000_000_000]))},
  ${oneOf(18, [2022, 2023, 2024, 2024])} FROM range(900) AS r(i)`;

test("answers what SQL does, to the last digit and in its order", async () => {
  const table = await tableOf(
    `institution, institution_name, country, state, msa, field, field_name, occupations, degree, total,
      men, women, white, asian, black, latino, other, year`,
    various,
  );
  const random = randomNumbers(20_241);
  const some = (most: number, sides: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => Math.floor(random() * sides));
  const maybe = <T>(value: T) => (random() < 0.5 ? value : undefined);
  for (let call = 0; call < 50; call++) {
    const request = {
      countries: maybe(some(2, 2).map((at) => [826, 840][at] ?? 0)),
      states: maybe(some(3, 5)),
      msas: maybe(some(3, 7)),
      occupations: maybe(some(2, 8)),
      degrees: maybe(some(3, 6)),
    };
    const told = JSON.stringify(request);
    const institutions = some(12, 31);
    expect(graduatesByDegree(table, request), told).toEqual(await degreesInSql(connection, request));
    const most = some(1, 5)[0] ?? 1_000;
    const fields = await fieldsInSql(connection, request, institutions, most);
    expect(graduatesByField(table, request, institutions, most), told).toEqual(fields);
  }
});

import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { graduatesByDegree, graduatesByField } from "./graduates.ts";
import { tables } from "./schema.ts";

const instance = await DuckDBInstance.create(":memory:");
const connection = await instance.connect();
const [computing, nursing] = [15125200, 29114100];

beforeAll(async () => {
  await connection.run(tables.graduate);
  const add =
    "INSERT INTO graduate (institution, institution_name, country, msa, field, field_name, occupations, degree, total, women, year) VALUES";
  await connection.run(`${add}
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 3, 60, 20, 2024),
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 4, 30, 10, 2024),
    (1, 'One', 840, 5, '51.3801', 'Nursing', [${nursing}], 3, 90, NULL, 2024),
    (2, 'Two', 840, NULL, '51.3801', 'Nursing', [${nursing}], 2, 200, NULL, 2024),
    (3, 'Three', 826, NULL, '51.3801', 'Nursing', [${nursing}], 3, 10, NULL, 2024),
    (1, 'One', 840, 5, '11.0701', 'Computing', [${computing}], 3, 999, 999, 2023)`);
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

test("adds up the latest year's graduates by institution and degree; what nobody published is null", async () =>
  expect(await graduatesByDegree(connection, { countries: [840] })).toMatchObject([
    { institution: 1, institutionName: "One", msa: 5, degree: 3, total: 150, women: 20, latino: null },
    { institution: 1, degree: 4, total: 30, women: 10 },
    { institution: 2, msa: null, degree: 2, total: 200, women: null },
  ]));

test("keeps to places, occupations and degree levels", async () => {
  const totals = async (request: object) =>
    (await graduatesByDegree(connection, request)).map(({ institution, total }) => [institution, total]);
  expect(await totals({ occupations: [computing] })).toEqual([
    [1, 60],
    [1, 30],
  ]);
  expect(await totals({ occupations: [nursing], degrees: [3], countries: [826, 840] })).toEqual([
    [1, 90],
    [3, 10],
  ]);
  expect(await totals({ occupations: [] })).toEqual([]);
  expect(await totals({ msas: [5], degrees: [4] })).toEqual([[1, 30]]);
});

test("gives the largest fields of each institution asked for", async () => {
  expect(await graduatesByField(connection, {}, [2, 1], 1)).toEqual([
    { institution: 1, field: "11.0701", fieldName: "Computing", total: 90 },
    { institution: 2, field: "51.3801", fieldName: "Nursing", total: 200 },
  ]);
  expect(await graduatesByField(connection, {}, [], 5)).toEqual([]);
});

import { expect, test } from "vitest";
import { createGraduateSource, type GraduateRecord } from "./createGraduateSource.ts";
import { graduateSupply } from "./graduateSupply.ts";

const nobody = { men: null, women: null, white: null, asian: null, black: null, latino: null, other: null };
const graduate = (record: Partial<GraduateRecord>): GraduateRecord => ({
  institution: 1,
  institutionName: "One",
  country: 840,
  state: null,
  msa: 5,
  field: "11.0701",
  fieldName: "Computer Science",
  occupations: [15125200],
  degree: 3,
  total: 0,
  ...nobody,
  ...record,
});
const source = createGraduateSource([
  graduate({ total: 60, men: 40, women: 20, asian: 10 }),
  graduate({ total: 30, men: 20, women: 10, degree: 5 }),
  graduate({ total: 50, field: "51.3801", fieldName: "Nursing", occupations: [29114100], degree: 2 }),
  graduate({
    institution: 2,
    institutionName: "Two",
    msa: null,
    total: 200,
    field: "51.3801",
    occupations: [29114100],
  }),
]);

test("adds up an institution's graduates by degree, field and published group", async () => {
  const found = await graduateSupply(source, { countries: [840] });
  expect(found).toMatchObject({
    value: [
      { id: 2, name: "Two", msa: null, total: 200, groups: {} },
      {
        id: 1,
        name: "One",
        msa: 5,
        total: 140,
        degrees: { associate: 50, bachelor: 60, master: 0, doctorate: 30 },
        fields: [
          { code: "11.0701", name: "Computer Science", count: 90 },
          { code: "51.3801", name: "Nursing", count: 50 },
        ],
        groups: { asian: 10, men: 60, women: 30 },
      },
    ],
  });
});

test("keeps to fields that lead to an occupation, and to degree levels", async () => {
  expect(await graduateSupply(source, { occupations: [15125200] })).toMatchObject({
    value: [{ id: 1, total: 90 }],
  });
  expect(await graduateSupply(source, { occupations: [15125200], degrees: [5] })).toMatchObject({
    value: [{ total: 30, degrees: { bachelor: 0 } }],
  });
  expect(await graduateSupply(source, { limit: 1 })).toMatchObject({ value: [{ id: 2 }] });
});

test("gives so many fields of each institution", async () => {
  const found = await graduateSupply(source, { mostFields: 1 });
  expect(found.state === "value" && found.value.map(({ fields }) => fields.length)).toEqual([1, 1]);
});

test("has insufficient data where nobody graduates", async () =>
  expect(await graduateSupply(source, { countries: [826] })).toEqual({ state: "insufficientData" }));

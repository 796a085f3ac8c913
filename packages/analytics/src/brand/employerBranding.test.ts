import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { employerBranding } from "./employerBranding.ts";

const all = { fact: "posting" as const, filters: [] };
const attributes = [
  { id: 1, category: 155 },
  { id: 2, category: 155 },
  { id: 3, category: 157 },
];
/** Employer 7: of ten postings six offer remote work, three of these flexible hours too. Employer 8: one of ten. */
const market = smallMarket({
  postings: [
    ...times(3, { employer: 7, attributes: [1, 2] }),
    ...times(3, { employer: 7, attributes: [1] }),
    ...times(4, { employer: 7 }),
    { employer: 8, attributes: [1] },
    ...times(9, { employer: 8 }),
    ...times(20, { employer: 9, attributes: [2] }),
  ],
});

test("compares employers with their mean share, a posting counting once per category", async () =>
  expect(
    await employerBranding(market, all, { employers: [8, 7], categories: [155, 157], attributes }),
  ).toEqual({
    state: "value",
    value: {
      employers: [
        { id: 8, demand: 10 },
        { id: 7, demand: 10 },
      ],
      categories: [
        {
          id: 155,
          count: 7,
          employers: [
            { id: 8, count: 1, share: 0.1, relativeness: "low" },
            { id: 7, count: 6, share: 0.6, relativeness: "high" },
          ],
          attributes: [
            {
              id: 1,
              count: 7,
              employers: [
                { id: 8, count: 1, share: 0.1, relativeness: "low" },
                { id: 7, count: 6, share: 0.6, relativeness: "high" },
              ],
            },
            {
              id: 2,
              count: 3,
              employers: [
                { id: 8, count: 0, share: 0, relativeness: "low" },
                { id: 7, count: 3, share: 0.3, relativeness: "high" },
              ],
            },
          ],
        },
        {
          id: 157,
          count: 0,
          employers: [
            { id: 8, count: 0, share: 0, relativeness: "average" },
            { id: 7, count: 0, share: 0, relativeness: "average" },
          ],
          attributes: [],
        },
      ],
    },
  }));

test("compares a single employer with all postings", async () => {
  // 27 of all 40 postings mention the category, 7 of 40 the first attribute, 23 of 40 the second.
  const found = await employerBranding(market, all, { employers: [7], categories: [155], attributes });
  expect(found).toMatchObject({
    value: {
      categories: [
        {
          employers: [{ id: 7, share: 0.6, relativeness: "average" }],
          attributes: [
            { id: 1, employers: [{ share: 0.6, relativeness: "high" }] },
            { id: 2, employers: [{ share: 0.3, relativeness: "low" }] },
          ],
        },
      ],
    },
  });
});

test("an employer without postings is average, and leaves the others what they are without it", async () => {
  const branding = async (employers: number[]) => {
    const found = await employerBranding(market, all, { employers, categories: [155], attributes });
    const category = found.state === "value" ? found.value.categories[0] : undefined;
    return [category?.employers, ...(category?.attributes ?? []).map((each) => each.employers)];
  };
  const nobody = { id: 1, count: 0, share: 0, relativeness: "average" };
  const withNobody = async (employers: number[]) =>
    (await branding(employers)).map((mentions) => [...(mentions ?? []), nobody]);
  expect(await branding([7, 1])).toEqual(await withNobody([7]));
  expect(await branding([8, 7, 1])).toEqual(await withNobody([8, 7]));
});

test("gives so many attributes per category", async () => {
  const request = { employers: [7, 8], categories: [155], attributes, limit: 1 };
  const found = await employerBranding(market, all, request);
  expect(found.state === "value" && found.value.categories[0]?.attributes.map(({ id }) => id)).toEqual([1]);
});

test("has insufficient data when none of the employers posts", async () =>
  expect(await employerBranding(market, all, { employers: [1], categories: [155], attributes })).toEqual({
    state: "insufficientData",
  }));

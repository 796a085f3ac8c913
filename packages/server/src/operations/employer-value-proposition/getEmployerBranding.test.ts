import { expect, test } from "vitest";
import { flags, pastYear, smallCall, times } from "../smallCall.ts";

/** Employer 1 mentions remote work (attribute 1) in all of 4 postings, employer 2 in 1 of 4. */
const call = smallCall({
  postings: [
    ...times(4, { employer: 1, attributes: [1] }),
    { employer: 2, attributes: [1, 15] },
    ...times(3, { employer: 2 }),
  ],
});
const first = { id: 1, label: "Employer 1", demandCount: 4, percentage: 100, relativeness: "high" };
const second = { id: 2, label: "Employer 2", demandCount: 1, percentage: 25, relativeness: "low" };

// A3 employer branding; A5 EVP category ids
test("compares what employers say of themselves in a category", async () => {
  expect(await call("getEmployerBranding", "employer=1,2&category=155")).toEqual({
    data: {
      totalDemandCounts: [
        { id: 1, label: "Employer 1", count: 4 },
        { id: 2, label: "Employer 2", count: 4 },
      ],
      categories: [
        {
          id: 155,
          label: "Workplace model",
          overallcount: 5,
          employersummary: [first, second],
          attributes: [
            { id: 1, label: "Remote working", subcategory: "Flexibility", employers: [first, second] },
          ],
        },
      ],
    },
    input: { employer: ["1", "2"], category: [155], limit: 1000, daterange: pastYear, ...flags },
  });
});

test("takes all five categories without one", async () => {
  const answer = await call("getEmployerBranding", "employer=2");
  expect(
    "data" in answer && answer.data.categories.map(({ id, overallcount }) => [id, overallcount]),
  ).toEqual([
    [155, 1],
    [156, 1],
    [157, 0],
    [158, 0],
    [159, 0],
  ]);
  expect(answer.input).toMatchObject({ category: [155, 156, 157, 158, 159] });
});

test("gives categories by id, whatever order they are asked in", async () => {
  const answer = await call("getEmployerBranding", "employer=1&category=159,155");
  expect("data" in answer && answer.data.categories.map(({ id }) => id)).toEqual([155, 159]);
  expect(answer.input).toMatchObject({ category: [155, 159] });
});

test("compares a single employer with all employers", async () => {
  // 1 of its 4 postings against 5 of all 8.
  const answer = await call("getEmployerBranding", "employer=2&category=155");
  expect("data" in answer && answer.data.categories[0]?.employersummary).toEqual([second]);
});

test("is insufficient for an employer without postings; wants an employer that exists", async () => {
  expect(await call("getEmployerBranding", "employer=3")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
  await expect(call("getEmployerBranding", "")).rejects.toMatchObject({ word: "parameterMissing" });
  await expect(call("getEmployerBranding", "employer=100")).rejects.toMatchObject({ word: "invalidValue" });
});

import { expect, test } from "vitest";
import { pastYear, smallCall } from "../smallCall.ts";

/** Pay of 1,000 to 41,000 in steps of 1,000: quartiles 11,000, 21,000 and 31,000. */
const paid = Array.from({ length: 41 }, (_, index) => ({ payUsd: (index + 1) * 1000, msa: 35620 }));

// A3 compensation; A9 compensation; A5 facet: compensation takes one value
test("gives quartiles of advertised pay with the middle half in words, and the same by place", async () => {
  const salary = {
    percentile25: 11_000,
    percentile50: 21_000,
    percentile75: 31_000,
    range: "$11,000 - $31,000",
  };
  expect(await smallCall({ postings: paid })("getCompensation", "country=US&facet=msa")).toMatchObject({
    data: {
      currencyCode: "USD",
      currencySymbol: "$",
      salary,
      facets: { msa: [{ id: 35620, name: "New York-Newark-Jersey City, NY-NJ-PA", salary }] },
    },
    input: { daterange: pastYear, newJobs: true, openJobs: false },
  });
});

test("is insufficient below thirty paid postings", async () => {
  const call = smallCall({ postings: paid.slice(0, 29) });
  expect(await call("getCompensation", "country=US")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test.each([
  ["3y", pastYear],
  ["30d", pastYear],
  ["2024-01-01-2024-06-30", "2023-07-01-2024-06-30"],
])("is of the year up to the last day of %s that has data", async (daterange, year) => {
  const answer = await smallCall({ postings: paid })("getCompensation", `country=US&daterange=${daterange}`);
  expect(answer).toMatchObject({ data: {}, input: { daterange: year } });
});

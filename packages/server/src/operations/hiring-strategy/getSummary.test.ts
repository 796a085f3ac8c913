import { expect, test } from "vitest";
import { flags, smallCall, times } from "../smallCall.ts";

const call = smallCall({ postings: times(3, {}), talents: [{ weight: 5 }] });

// A3 summary
test("gives each block its own apiCode, so that one may have data while another has not", async () => {
  expect(await call("getSummary", "country=US")).toMatchObject({
    data: {
      demand: { apiCode: "SUCCESS", messages: [], input: flags, count: 3 },
      supply: { apiCode: "SUCCESS", count: 5 },
      salary: {
        apiCode: "INSUFFICIENT_DATA",
        messages: ["Insufficient data for the request"],
        percentile50: null,
        currency: { currencyCode: "USD", currencySymbol: "$" },
      },
      hiringdifficulty: { apiCode: "INSUFFICIENT_DATA", score: null, label: null },
    },
  });
});

test("is insufficient as a whole only when no block has data", async () => {
  expect(await call("getSummary", "country=DE")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const closedAfter30 = { firstSeen: "2024-01-01", lastSeen: "2024-01-31", skills: [1001] };
const closedAfter60 = { firstSeen: "2024-01-01", lastSeen: "2024-03-01" };
const call = smallCall({ postings: [...times(10, closedAfter30), ...times(10, closedAfter60)] });

// A3 posting duration
test("gives the buckets of the role beside those of the whole place", async () => {
  const empty = { count: 0, ratio: 0 };
  expect(await call("getPostingDuration", "country=US&skill=1001")).toMatchObject({
    data: {
      total: 10,
      typicalpostingduration: "30 days or less",
      postingdurations: [
        { label: "30 days or less", count: 10, ratio: 1 },
        { label: "31 to 60 days", ...empty },
        { label: "61 to 90 days", ...empty },
        { label: "More than 90 days", ...empty },
      ],
      baseline: [
        { label: "30 days or less", count: 10, ratio: 0.5 },
        { label: "31 to 60 days", count: 10, ratio: 0.5 },
        { label: "61 to 90 days", ...empty },
        { label: "More than 90 days", ...empty },
      ],
    },
  });
});

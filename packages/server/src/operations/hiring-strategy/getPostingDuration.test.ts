import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const closedAfter30 = { firstSeen: "2024-01-01", lastSeen: "2024-01-31", skills: [1001] };
const closedAfter60 = { firstSeen: "2024-01-01", lastSeen: "2024-03-01" };
const postings = [...times(10, closedAfter30), ...times(10, closedAfter60)];
const call = smallCall({ postings });

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

test("is of jobs first seen in the window where the data settings count open ones, and the echo says so", async () => {
  const older = times(50, { firstSeen: "2023-06-01", lastSeen: "2024-06-01", skills: [1001] });
  const caller = { dataSettings: { showStaffing: true, showAnonymous: true, newJobs: false } };
  const asked = "country=US&skill=1001";
  const answer = await smallCall({ postings: [...postings, ...older], caller })("getPostingDuration", asked);
  expect(answer).toEqual(await call("getPostingDuration", asked));
  expect(answer.input).toMatchObject({ newJobs: true, openJobs: false });
});

import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [{ firstSeen: "2020-01-01" }, { lastSeen: "2024-12-30" }, { lastSeen: "2024-12-31" }],
});

// A3 active demand
test("counts the postings that are open on the data's last day, however old", async () => {
  expect(await call("getActiveDemand", "country=US")).toMatchObject({ data: { demand: { count: 2 } } });
});

// A1 data settings: the input echoes what was counted: open postings of one day, whatever the data settings and the range
test("echoes that open postings of the last day were counted", async () => {
  expect(await call("getActiveDemand", "country=US&daterange=2024-06-01-2024-12-30")).toMatchObject({
    data: { demand: { count: 3 } },
    input: { daterange: "2024-12-30-2024-12-30", newJobs: false, openJobs: true },
  });
});

import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [{ firstSeen: "2020-01-01" }, { lastSeen: "2024-12-30" }, { lastSeen: "2024-12-31" }],
});

// A3 active demand
test("counts the postings that are open on the data's last day, however old", async () => {
  expect(await call("getActiveDemand", "country=US")).toMatchObject({ data: { demand: { count: 2 } } });
});

import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({ postings: [{ occupation: 29114100, employmentTypes: [1, 4] }, ...times(4, {})] });
const idsOf = (answer: Awaited<ReturnType<typeof call<"getListings">>>) =>
  "data" in answer ? answer.data.jobDetails.map(({ jobId }) => jobId) : answer.missing;

// A3 job listing
test("gives postings by id with their names", async () => {
  expect(await call("getListings", "country=US&limit=1")).toMatchObject({
    data: {
      totalCount: 5,
      jobDetails: [
        {
          jobId: 1,
          title: "Nurse",
          occupation: { socCode: "29-1141.00", name: "Registered Nurses" },
          employmentType: "Permanent, Full-Time",
          salary: null,
        },
      ],
    },
    input: { pageno: 1, limit: 1 },
  });
});

// A8 NO_DATA_FOUND: a page past the end
test("goes on page by page or after an id, and ends with no data", async () => {
  expect(idsOf(await call("getListings", "country=US&limit=2&pageno=2"))).toEqual([3, 4]);
  expect(idsOf(await call("getListings", "country=US&after=3"))).toEqual([4, 5]);
  expect(idsOf(await call("getListings", "country=US&limit=2&pageno=4"))).toBe("NO_DATA_FOUND");
});

// A5 after: mutually exclusive with pageno and limit
test("refuses a page and a cursor together", async () => {
  await expect(call("getListings", "country=US&after=0&pageno=1")).rejects.toMatchObject({
    word: "mutuallyExclusive",
  });
});

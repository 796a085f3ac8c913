import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const ids = [
  15125200, 15125300, 15125400, 15125500, 15124200, 15124300, 15121100, 15121200, 15123100, 15123200,
];
const day = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);

/** Ten occupations of one area, the first the easiest in every respect, the last the hardest. */
const records = {
  postings: ids.flatMap((occupation, rank) =>
    times(10, 0).map((_, index) => ({
      occupation,
      msa: 35620,
      firstSeen: "2024-01-01",
      lastSeen: day((rank + 1) * 10),
      employer: index <= rank ? 1 : 2,
    })),
  ),
  talents: ids.map((occupation, rank) => ({ occupation, msa: 35620, weight: 1000 / (rank + 1) })),
  employers: [{ id: 1 }, { id: 2 }, { id: 3, staffing: true }],
};
const call = smallCall(records);

// A3 hiring difficulty; A9 hiring difficulty: 1 to 10
test("scores from very easy to very difficult", async () => {
  const difficultyOf = async (soc8: string) => {
    const answer = await call("getHiringDifficulty", `country=US&occupation=${soc8}`);
    return "data" in answer ? answer.data : answer.missing;
  };
  const easy = await difficultyOf("15-1252.00");
  const hard = await difficultyOf("15-1232.00");
  expect(easy).toMatchObject({ label: expect.stringMatching(/^(very )?easy$/) });
  expect(hard).toMatchObject({ label: expect.stringMatching(/^(very )?difficult$/) });
});

test("new jobs are compared with new jobs, and staffing firms hidden on both sides, as the echo says", async () => {
  const older = times(30, { ...records.postings[50], firstSeen: "2023-01-01", lastSeen: "2024-06-01" });
  const ofStaffing = records.postings.map((posting) => ({ ...posting, employer: 3 }));
  const caller = { dataSettings: { showStaffing: false, showAnonymous: true, newJobs: false } };
  const postings = [...records.postings, ...older, ...ofStaffing];
  const asked = "country=US&occupation=15-1243.00";
  const plain = await call("getHiringDifficulty", asked);
  expect(plain).toMatchObject({ data: { label: "moderately difficult" } });
  expect(await smallCall({ ...records, postings, caller })("getHiringDifficulty", asked)).toEqual({
    ...plain,
    input: { ...plain.input, showstaffing: false, newJobs: true, openJobs: false },
  });
});

test("is insufficient for a role without postings", async () => {
  expect(await call("getHiringDifficulty", "country=US&occupation=29-1141.00")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
});

import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const ids = [
  15125200, 15125300, 15125400, 15125500, 15124200, 15124300, 15121100, 15121200, 15123100, 15123200,
];
const day = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);

/** Ten occupations of one area, the first the easiest in every respect, the last the hardest. */
const call = smallCall({
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
  employers: [{ id: 1 }, { id: 2 }],
});

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

test("is insufficient for a role without postings", async () => {
  expect(await call("getHiringDifficulty", "country=US&occupation=29-1141.00")).toMatchObject({
    missing: "INSUFFICIENT_DATA",
  });
});

import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

/** A hundred postings in each of four years, so many of which ask for the skill. */
const inYears = (id: number, ...counts: [number, number, number, number]) =>
  counts.flatMap((count, index) => times(count, { firstSeen: `${2021 + index}-06-01`, skills: [id] }));
const call = smallCall({
  postings: [
    ...inYears(1001, 50, 50, 50, 50),
    ...inYears(1002, 0, 0, 0, 20),
    ...inYears(1003, 40, 20, 20, 20),
    ...inYears(1004, 10, 30, 30, 10),
  ],
});

// A3 skill evolution; A9 skill evolution; A4 skill evolution: one of five patterns from the past four years
test("puts each skill in one pattern with its four years and its growth in percent", async () => {
  const answer = await call("getSkillEvolution", "country=US");
  expect(answer).toMatchObject({
    data: {
      new: [{ id: 1002, name: "Java", annualGrowth: "N/A" }],
      emerging: [],
      growing: [],
      core: [
        {
          id: 1001,
          category: "Tools and Technologies",
          trend: [2021, 2022, 2023, 2024].map((year) => ({
            period: `${year}-01-01`,
            demandCount: 50,
            percentage: 50,
          })),
          annualGrowth: 0,
        },
        { id: 1004, name: "JavaScript", annualGrowth: 0 },
      ],
      declining: [{ id: 1003, annualGrowth: -20.63 }],
    },
    input: { daterange: "2021-01-01-2024-12-31" },
  });
});

test("is insufficient when a year has too few postings", async () => {
  const young = smallCall({ postings: inYears(1001, 9, 50, 50, 50) });
  expect(await young("getSkillEvolution", "country=US")).toMatchObject({ missing: "INSUFFICIENT_DATA" });
});

test("gives up to a hundred skills of a pattern", async () => {
  const skills = times(101, 0).map((_, index) => 1001 + index);
  const years = [2021, 2022, 2023, 2024].flatMap((year) => times(10, { firstSeen: `${year}-06-01`, skills }));
  const answer = await smallCall({ postings: years })("getSkillEvolution", "country=US");
  expect("data" in answer && answer.data.core).toHaveLength(100);
});

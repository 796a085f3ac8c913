import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({ postings: [{ title: 7 }, { title: 7 }, { title: 3 }, { title: 5 }] });

// A3 title ranking
test("ranks titles, ties by id", async () => {
  expect(await call("getTitleRanking", "country=US")).toMatchObject({
    data: {
      titles: [
        { id: 7, name: "Title 7", demand: 2 },
        { id: 3, name: "Title 3", demand: 1 },
        { id: 5, name: "Title 5", demand: 1 },
      ],
      totalDemand: 4,
    },
  });
});

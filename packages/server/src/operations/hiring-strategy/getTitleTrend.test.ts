import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({
  postings: [
    { title: 7, firstSeen: "2024-12-05" },
    { title: 3, firstSeen: "2024-12-06" },
    { title: 3, firstSeen: "2024-11-06" },
  ],
});

// A3 title trend
test("follows the titles asked for", async () => {
  expect(await call("getTitleTrend", "country=US&daterange=2m&semicleantitle=7")).toMatchObject({
    data: {
      titles: [
        {
          id: 7,
          name: "Title 7",
          trend: [
            { period: "2024-11-01", demandCount: 0 },
            { period: "2024-12-01", demandCount: 1 },
          ],
        },
      ],
    },
  });
});

test("calls a title that the dataset has no posting of by its name in the taxonomy", async () => {
  const unused = loadTaxonomy().titles.all.find(({ id }) => id >= 100);
  const query = `country=US&daterange=2m&semicleantitle=7,${unused?.id}`;
  expect(await call("getTitleTrend", query)).toMatchObject({
    data: { titles: [{ name: "Title 7" }, { id: unused?.id, name: unused?.name }] },
  });
});

import { expect, test } from "vitest";
import { csv } from "./csv.ts";

const { read } = csv({
  source: "board",
  harvested: false,
  delimiter: undefined,
  dates: "iso",
  columns: {
    title: ["title"],
    description: ["intro", "duties"],
    location: ["places"],
    remote: ["remote"],
    employmentType: ["types"],
  },
  defaults: {},
});

test.each([
  [true, 1],
  [false, 0],
  ["hybrid", 3],
  [null, undefined],
])("a cell of JSON or Parquet that says %j of remote work is understood", (remote, expected) => {
  expect(read({ title: "Cook", remote }).remote).toBe(expected);
});

test("a list in a cell is all its members, and of places one each", () => {
  const ad = read({
    title: "Cook",
    intro: "We cook.",
    duties: ["Chop", "Fry"],
    places: ["London, UK", "Leeds, UK"],
    types: ["FULL_TIME", "TEMPORARY"],
  });
  expect(ad).toMatchObject({
    description: "We cook.\n\nChop\nFry",
    place: { text: "London, UK / Leeds, UK" },
    employmentTypes: [2, 4],
  });
  expect(read({ title: "Cook", places: [] }).place.text).toBeUndefined();
});

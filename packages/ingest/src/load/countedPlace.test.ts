import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { countedPlace } from "./countedPlace.ts";
import type { PlaceIds } from "./StagedAd.ts";

const known: Record<string, PlaceIds> = {
  "Hybrid, Leeds": { country: 826, city: 1 },
  Boston: { country: 840, city: 2 },
  Austin: { country: 840, city: 3 },
  "United States": { country: 840 },
  "US - Remote": { country: 840 },
  Sydney: { country: 36, city: 4 },
};
const places = { resolve: ({ text = "" }) => known[text] ?? {} };
const counted = (first: string, ...others: string[]) => {
  const [place = {}, ...otherPlaces] = [first, ...others].map((text) => ({ text }));
  return countedPlace(
    { key: "1", title: "Baker", description: "", employmentTypes: [], place, otherPlaces },
    { places },
  );
};

test.each([
  [["Boston", "Austin"], known.Boston],
  [["United States", "Boston"], known["United States"]],
  [["Europe", "EMEA", "Sydney", "Boston"], known.Sydney],
  [["Anywhere", "Latam"], {}],
] as [[string, ...string[]], PlaceIds][])("of %j the first that names a country counts", (lines, ids) => {
  expect(counted(...lines).ids).toEqual(ids);
});

test.each([
  [["Boston", "Austin", "US - Remote"], 1],
  [["Boston", "Remote"], 1],
  [["Hybrid, Leeds", "Remote"], 3],
  [["Sydney", "US - Remote"], undefined],
  [["Europe", "Remote"], 1],
  [["Boston", "Austin"], undefined],
] as [[string, ...string[]], number | undefined][])("the places %j say remote type %j", (lines, remote) => {
  expect(counted(...lines).remote).toBe(remote);
});

test("the address of a remote job that may be the company's seat tells its country alone, unless the line names the place", () => {
  const ad = (text: string, mayBeSeat: boolean) => ({
    ...{ key: "1", title: "Baker", description: "" },
    place: { text, country: "Canada", region: "Ontario", city: "Toronto", mayBeSeat },
  });
  const { places } = loadTaxonomy();
  const at = (text: string, mayBeSeat = true) => countedPlace(ad(text, mayBeSeat), { places }).ids;
  const toronto = at("Toronto");
  expect(toronto).toMatchObject({ country: 124, city: expect.any(Number) });
  expect(at("Remote - Canada")).toEqual({ country: 124 });
  expect(at("Remote")).toEqual({ country: 124 });
  expect(at("Toronto (Remote)")).toEqual(toronto);
  expect(at("Head office")).toEqual(toronto);
  expect(at("Remote - Canada", false)).toEqual(toronto);
});

import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import type { StatedPlace } from "../ads/SourceAd.ts";
import { countedPlace } from "./countedPlace.ts";

const taxonomy = loadTaxonomy();
const counted = (place: StatedPlace, ...otherPlaces: StatedPlace[]) =>
  countedPlace(
    { key: "1", title: "Baker", description: "", employmentTypes: [], place, otherPlaces },
    taxonomy,
  );
const cityOf = (...places: [StatedPlace, ...StatedPlace[]]) =>
  taxonomy.cities.byId(counted(...places).ids.city ?? 0)?.name;

test("of several places the first counts, in one line or in several fields", () => {
  expect(cityOf({ text: "Manchester / London" })).toBe("Manchester");
  expect(cityOf({ text: "Manchester" }, { text: "London" })).toBe("Manchester");
  expect(counted({ country: "US" }, { text: "New York", country: "US" }).ids).toEqual({ country: 840 });
});

test("a first place that names no country gives way to the next that does", () => {
  expect(
    counted({ text: "Europe" }, { text: "EMEA" }, { country: "Spain" }, { country: "Italy" }).ids,
  ).toEqual({
    country: 724,
  });
  expect(counted({ text: "Anywhere" }, { text: "Latam" }).ids).toEqual({});
});

test.each<[number | undefined, StatedPlace, ...StatedPlace[]]>([
  [1, { text: "Boston", country: "US" }, { text: "Remote", country: "United States" }],
  [1, { text: "New York" }, { text: "Zurich" }, { text: "Remote" }],
  [3, { text: "Hybrid, Leeds" }, { text: "Remote" }],
  [undefined, { text: "Sydney", country: "Australia" }, { text: "US - Remote", country: "United States" }],
])("remote type %j of %j and what stands beside it", (remote, ...places) => {
  expect(counted(...places).remote).toBe(remote);
});

import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { demoOccupations } from "./occupations.ts";

test("a title has one id, whichever occupations are advertised under it", () => {
  const titles = demoOccupations(loadTaxonomy()).flatMap(({ titles }) => [
    ...titles.british,
    ...titles.other,
  ]);
  const idsOf = Map.groupBy(titles, ({ name }) => name);
  const several = [...idsOf].filter(([, used]) => new Set(used.map(({ id }) => id)).size > 1);
  expect(several.map(([name]) => name)).toEqual([]);
  expect(idsOf.get("Cook")?.length).toBeGreaterThan(2);
});

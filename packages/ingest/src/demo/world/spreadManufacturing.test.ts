import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { demoOccupations } from "./occupations.ts";
import { spreadManufacturing } from "./spreadManufacturing.ts";

const share = (subindustry: number, of: number) => ({ subindustry, share: of });

test("manufacturing of no industry goes where the occupation's own is, a tenth stays", () => {
  const [spread = []] = spreadManufacturing([
    { employment: 100, industries: [share(16, 0.4), share(14, 0.3), share(10, 0.1), share(35, 0.2)] },
  ]);
  const shares = new Map(spread.map((each) => [each.subindustry, each.share]));
  expect(shares.get(16)).toBeCloseTo(0.04, 10);
  expect(shares.get(14)).toBeCloseTo(0.3 + 0.36 * 0.75, 10);
  expect(shares.get(10)).toBeCloseTo(0.1 + 0.36 * 0.25, 10);
  expect(shares.get(35)).toBe(0.2);
});

test("an occupation without any takes all occupations' together, by their employment", () => {
  const [spread = []] = spreadManufacturing([
    { employment: 10, industries: [share(16, 0.5)] },
    { employment: 300, industries: [share(13, 0.1)] },
    { employment: 100, industries: [share(12, 0.1)] },
  ]);
  const shares = new Map(spread.map((each) => [each.subindustry, each.share]));
  expect(shares.get(13)).toBeCloseTo(0.45 * 0.75, 10);
  expect(shares.get(12)).toBeCloseTo(0.45 * 0.25, 10);
});

test("hardly anybody of the market makes textiles, and no occupation loses or gains a share", () => {
  const occupations = demoOccupations(loadTaxonomy());
  const employed = (subindustry: number) =>
    occupations.reduce(
      (sum, { employment, industries }) =>
        sum + employment * (industries.find((each) => each.subindustry === subindustry)?.share ?? 0),
      0,
    );
  for (const subindustry of [10, 11, 12, 13, 14, 15])
    expect(employed(16)).toBeLessThan(employed(subindustry));
  for (const { soc, industries } of occupations)
    expect(
      industries.reduce((sum, each) => sum + each.share, 0),
      soc,
    ).toBeLessThan(1.06);
});

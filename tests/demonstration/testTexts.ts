import { employerBranding, employerRanking, overallRating } from "@talent/analytics";
import { expect, test } from "vitest";
import { createExtractor } from "../../packages/extraction/src/index.ts";
import { known, of, type PlantedMarket, taxonomy } from "./PlantedMarket.ts";

/** What texts and reviews say. */
export function testTexts(at: PlantedMarket): void {
  test("employers that speak of more attributes are rated better, in each category", async () => {
    const { ranked } = known(await employerRanking(at.market, of(), { limit: 80 }));
    const ids = ranked.map(({ id }) => id);
    const ratings = known(await overallRating(at.warehouse.current, { employers: ids }));
    const rated = new Map(ratings.filter(({ reviews }) => reviews >= 20).map((each) => [each.id, each]));
    expect(rated.size).toBeGreaterThan(40);
    const brand = known(
      await employerBranding(at.market, of(), {
        employers: ids,
        categories: taxonomy.evpCategories.all.map(({ id }) => id),
        attributes: taxonomy.attributes.all,
      }),
    );
    const [spoken, overall]: [number[], number[]] = [[], []];
    for (const [id, { rating }] of rated) {
      const shares = brand.categories.map((it) => it.employers.find((each) => each.id === id)?.share ?? 0);
      spoken.push(shares.reduce((sum, share) => sum + share, 0));
      overall.push(rating);
    }
    expect(correlation(spoken, overall)).toBeGreaterThan(0.3);
    for (const { id: category, employers } of brand.categories) {
      const said = new Map(employers.map(({ id, share }) => [id, share]));
      const pairs = [...rated].flatMap(([id, { categories }]) => {
        const rating = categories.find((each) => each.category === category)?.rating;
        return rating === undefined ? [] : [[said.get(id) ?? 0, rating] as const];
      });
      const [shares, ratings] = [pairs.map(([share]) => share), pairs.map(([, rating]) => rating)];
      expect(correlation(shares, ratings), `category ${category}`).toBeGreaterThan(0.25);
    }
  });

  test("the extractor finds in the texts what was put in", async () => {
    const extractor = createExtractor(taxonomy);
    const ids = Array.from({ length: 1500 }, (_, index) => 1 + index * 80);
    const sums = {
      put: 0,
      found: 0,
      read: 0,
      demanded: 0,
      credentials: 0,
      credentialsFound: 0,
      attributes: 0,
      attributesFound: 0,
      paid: 0,
      paidFound: 0,
    };
    for (const posting of await at.warehouse.current.details(ids)) {
      const country = taxonomy.countries.byId(posting.country ?? 0)?.iso2;
      const reading = extractor.read({
        title: posting.rawTitle,
        description: posting.description,
        hints: { country },
      });
      const found = new Map(reading.skills.map(({ id, required }) => [id, required]));
      sums.put += posting.skills.length;
      sums.found += posting.skills.filter((id) => found.has(id)).length;
      sums.read += found.size;
      sums.demanded += posting.skills.filter(
        (id) => found.get(id) === posting.requiredSkills.includes(id),
      ).length;
      sums.credentials += posting.credentials.length;
      sums.credentialsFound += posting.credentials.filter((id) =>
        reading.credentials.some((each) => each.id === id),
      ).length;
      sums.attributes += posting.attributes.length;
      sums.attributesFound += posting.attributes.filter((id) => reading.attributes.includes(id)).length;
      if (posting.experience !== null) expect(reading.experience).toBe(posting.experience);
      if (posting.pay !== null) {
        sums.paid++;
        if (reading.pay?.min === posting.pay.min && reading.pay.max === posting.pay.max) sums.paidFound++;
      }
    }
    expect(sums.found / sums.put).toBeGreaterThan(0.97);
    expect(sums.found / sums.read).toBeGreaterThan(0.9);
    expect(sums.demanded / sums.found).toBeGreaterThan(0.97);
    expect(sums.credentialsFound / sums.credentials).toBeGreaterThan(0.97);
    // Amounts far outside what a currency usually pays are not believed.
    expect(sums.paidFound / sums.paid).toBeGreaterThan(0.995);
    expect(sums.attributesFound / sums.attributes).toBeGreaterThan(0.97);
  });
}

/** Pearson's correlation. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  const covariance = mean(one.map((value, index) => (value - a) * ((other[index] ?? 0) - b)));
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return covariance / (spread(one, a) * spread(other, b));
}

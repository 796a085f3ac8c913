/** A sub-industry with its share of an occupation's employment. */
export type IndustryShare = { subindustry: number; share: number };

/** Aerospace, vehicles, chemicals, electronics, food, machinery, materials. */
const named = [9, 10, 11, 12, 13, 14, 15];

/** Textiles and consumer goods: where the tables' manufacturing that has no industry of its own is counted. */
const rest = 16;

/** What textiles and consumer goods keep of that; planted. */
const kept = 0.1;

/**
 * Industries of occupations (each with its employment) in which what is known to be manufacturing only, half of all of
 * it, is shared over the industries of manufacturing: as the occupation's own are, else as all occupations' together.
 * Shares of an occupation add up to what they did.
 */
export function spreadManufacturing(
  occupations: readonly { employment: number; industries: readonly IndustryShare[] }[],
): IndustryShare[][] {
  const all = named.map((subindustry) => ({
    subindustry,
    share: occupations.reduce(
      (sum, { employment, industries }) => sum + employment * shareOf(industries, subindustry),
      0,
    ),
  }));
  return occupations.map(({ industries }) => spread(industries, all));
}

function spread(industries: readonly IndustryShare[], all: readonly IndustryShare[]): IndustryShare[] {
  const unnamed = (1 - kept) * shareOf(industries, rest);
  const own = industries.filter(({ subindustry }) => named.includes(subindustry));
  const taking = own.length > 0 ? own : all;
  const whole = taking.reduce((sum, { share }) => sum + share, 0);
  if (unnamed === 0 || whole === 0) return [...industries];
  const spreadShares = new Map(industries.map(({ subindustry, share }) => [subindustry, share]));
  spreadShares.set(rest, kept * shareOf(industries, rest));
  for (const { subindustry, share } of taking) {
    spreadShares.set(subindustry, (spreadShares.get(subindustry) ?? 0) + (unnamed * share) / whole);
  }
  return [...spreadShares].map(([subindustry, share]) => ({ subindustry, share }));
}

function shareOf(industries: readonly IndustryShare[], wanted: number): number {
  return industries.find(({ subindustry }) => subindustry === wanted)?.share ?? 0;
}

import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import { rounded } from "../rounded.ts";

/** Whether an employer mentions something more, as, or less often than the employers it is compared with. */
export type Relativeness = "high" | "average" | "low";

/** An employer's postings that mention something, and their share (0 to 1) of its postings. */
export type EmployerMention = { id: number; count: number; share: number; relativeness: Relativeness };

/** An attribute of job ads with the category it belongs to. */
export type BrandAttribute = { id: number; category: number };

/** A category: all its mentions, per employer, and per attribute by mentions descending, ties by id. */
export type BrandCategory = {
  id: number;
  count: number;
  employers: EmployerMention[];
  attributes: { id: number; count: number; employers: EmployerMention[] }[];
};

/** Postings of each employer in the order asked, and the categories in the order asked. */
export type EmployerBranding = { employers: { id: number; demand: number }[]; categories: BrandCategory[] };

/** Which employers, which categories, all attributes of the taxonomy, and how many attributes to give per category. */
export type EmployerBrandingRequest = {
  employers: readonly number[];
  categories: readonly number[];
  attributes: readonly BrandAttribute[];
  limit?: number;
};

/** From how far above or below the mean share a mention is high or low; published in the guide. */
export const relativenessBounds = { high: 1.2, low: 0.8 };

/**
 * What employers say of themselves in their postings. A posting counts once per category and once per attribute.
 * Relativeness compares an employer's share with the mean share of those employers asked for that have postings; where
 * only one has, with the share among all postings of the selection, whoever's they are. One without postings is average.
 */
export async function employerBranding(
  market: Market,
  selection: Selection,
  request: EmployerBrandingRequest,
): Promise<Figure<EmployerBranding>> {
  const own = withFilter(selection, "employer", request.employers);
  const demand = await countsByEmployer(market, own);
  const total = [...demand.values()].reduce((sum, count) => sum + count, 0);
  if (total < minimums.postings) return insufficientData;
  const all = demand.size === 1 ? await market.count(selection) : undefined;
  const pairs = [...(await market.countByPair(own, "attribute", "employer"))];
  const overall = new Map(
    all === undefined
      ? []
      : (await market.countBy(selection, [{ dimension: "attribute" }]))[0]?.values.map(
          ({ value, count }) => [value, count / all] as const,
        ),
  );

  const mentions = (counts: ReadonlyMap<number, number>, overallShare: number): EmployerMention[] => {
    const shares = request.employers.map((id) => ({
      id,
      count: counts.get(id) ?? 0,
      share: share(counts.get(id) ?? 0, demand.get(id) ?? 0),
    }));
    const mean = shares.reduce((sum, each) => sum + each.share, 0) / demand.size;
    const norm = all === undefined ? mean : overallShare;
    return shares.map((each) => ({
      ...each,
      relativeness: demand.has(each.id) ? relativeness(each.share, norm) : "average",
    }));
  };

  const categories = request.categories.map(async (id): Promise<BrandCategory> => {
    const members = request.attributes.filter(({ category }) => category === id).map((each) => each.id);
    const counts = await countsByEmployer(market, withFilter(own, "attribute", members));
    const anybody =
      all === undefined ? 0 : share(await market.count(withFilter(selection, "attribute", members)), all);
    const attributes = members
      .map((attribute) => {
        const byEmployer = new Map(
          pairs.filter(({ first }) => first === attribute).map(({ second, count }) => [second, count]),
        );
        return {
          id: attribute,
          count: sumOf(byEmployer),
          employers: mentions(byEmployer, overall.get(attribute) ?? 0),
        };
      })
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || one.id - other.id)
      .slice(0, request.limit);
    return { id, count: sumOf(counts), employers: mentions(counts, anybody), attributes };
  });
  return figure({
    employers: request.employers.map((id) => ({ id, demand: demand.get(id) ?? 0 })),
    categories: await Promise.all(categories),
  });
}

async function countsByEmployer(market: Market, selection: Selection): Promise<Map<number, number>> {
  const [ranking] = await market.countBy(selection, [{ dimension: "employer" }]);
  return new Map(ranking?.values.map(({ value, count }) => [value, count]));
}

function withFilter(
  selection: Selection,
  dimension: "employer" | "attribute",
  any: readonly number[],
): Selection {
  return { ...selection, filters: [...selection.filters, { dimension, any }] };
}

function sumOf(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function share(count: number, total: number): number {
  return total === 0 ? 0 : count / total;
}

function relativeness(own: number, norm: number): Relativeness {
  const ratio = norm === 0 ? 1 : rounded(own / norm, 6);
  if (ratio > relativenessBounds.high) return "high";
  return ratio < relativenessBounds.low ? "low" : "average";
}

import * as measures from "../../../packages/analytics/src/index.ts";
import type { Check } from "../Check.ts";
import { inOrder, ofFigure } from "../rows.ts";

/** Measures of employers' brand, of diversity and of graduates against plain SQL. */
export const peopleChecks: readonly Check[] = [
  {
    name: "employerBranding",
    rows: async ({ market, selection, landmarks }) => {
      const [ranking] = await market.countBy({ fact: "posting", filters: [] }, [{ dimension: "attribute" }]);
      const attributes = (ranking?.values ?? []).map(({ value }) => ({ id: value, category: 155 }));
      const request = { employers: landmarks.employers, categories: [155], attributes };
      return ofFigure(await measures.employerBranding(market, selection, request), ({ categories }) =>
        inOrder(
          (categories[0]?.attributes ?? []).flatMap(({ id, employers }) =>
            employers.map((each) => [id, each.id, each.count, each.share, each.relativeness]),
          ),
        ),
      );
    },
  },
  {
    name: "employerBrandingOfOne",
    rows: async ({ market, selection, landmarks }) => {
      const [ranking] = await market.countBy({ fact: "posting", filters: [] }, [{ dimension: "attribute" }]);
      const attributes = (ranking?.values ?? []).map(({ value }) => ({ id: value, category: 155 }));
      const request = { employers: landmarks.employers.slice(0, 1), categories: [155], attributes };
      return ofFigure(await measures.employerBranding(market, selection, request), ({ categories }) => {
        const [category] = categories;
        const rows = [{ id: -1, employers: category?.employers ?? [] }, ...(category?.attributes ?? [])];
        return inOrder(
          rows.flatMap(({ id, employers }) =>
            employers.map(({ count, share, relativeness }) => [id, count, share, relativeness]),
          ),
        );
      });
    },
  },
  {
    name: "overallRating",
    rows: async ({ records, selection: { window }, landmarks: { employers } }) =>
      ofFigure(await measures.overallRating(records, { employers, window }), (ratings) =>
        inOrder(
          ratings.map((each) => {
            const people = each.categories.find(({ category }) => category === 156);
            return [
              each.id,
              each.reviews,
              each.rating,
              people?.count ?? 0,
              people?.rating ?? null,
              each.recommendation?.positive ?? null,
              each.ceo?.approve ?? null,
              each.outlook?.negative ?? null,
              each.latest?.pros ?? null,
            ];
          }),
        ),
      ),
  },
  {
    name: "overallRating.trend",
    rows: async ({ records, selection: { window }, landmarks: { employers } }) =>
      ofFigure(await measures.overallRating(records, { employers, window }), (ratings) =>
        inOrder(
          ratings.flatMap(({ id, trend }) =>
            trend.map(({ period, rating, count }) => [id, period, rating ?? null, count]),
          ),
        ),
      ),
  },
  {
    name: "sentiment",
    rows: async ({ records, selection: { window }, landmarks: { employers } }) => {
      const request = { employers, window, categories: measures.ratingCategories };
      return ofFigure(await measures.sentiment(records, request), (categories) =>
        inOrder(
          categories.flatMap(({ category, employers: rated }) =>
            rated.map((each) => [category, each.id, each.positive, each.rated, each.rating, each.sentiment]),
          ),
        ),
      );
    },
  },
  {
    name: "reviews",
    rows: async ({ records, selection: { window }, landmarks }) => {
      const employers = landmarks.employers.toSorted((one, other) => one - other);
      return ofFigure(await measures.reviews(records, { employers, window }), (found) =>
        found.flatMap(({ id, reviews }) => reviews.map((review) => [id, review.id])),
      );
    },
  },
  {
    name: "gender",
    rows: async ({ market, selection }) =>
      ofFigure(await measures.gender(market, selection, { by: "msa" }), ({ men, women, places }) =>
        inOrder([[-1, men, women], ...places.map((place) => [place.id, place.men, place.women])]),
      ),
  },
  {
    name: "ethnicity",
    rows: async ({ market, selection, country }) =>
      ofFigure(await measures.ethnicity(market, selection, { country, by: "state" }), ({ shares, places }) =>
        inOrder([
          ...shares.map(({ group, share }) => [-1, group, share]),
          ...places.flatMap((place) => place.shares.map(({ group, share }) => [place.id, group, share])),
        ]),
      ),
  },
  {
    name: "graduateSupply",
    rows: async ({ records, country }) =>
      ofFigure(
        await measures.graduateSupply(records, { countries: [country], mostFields: 1_000 }),
        (institutions) =>
          institutions.map(({ id, total, degrees, groups, fields }) => [
            id,
            total,
            degrees.associate,
            degrees.bachelor,
            degrees.master,
            degrees.doctorate,
            groups.women ?? null,
            groups.latino ?? null,
            fields.length,
          ]),
      ),
  },
];

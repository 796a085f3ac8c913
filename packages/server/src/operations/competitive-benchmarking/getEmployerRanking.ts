import { employerRanking } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetCounts, facetsAsked } from "../../data-api/facets.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { Problem } from "../../http/Problem.ts";
import { select } from "../../parameters/select.ts";

/** Most employers that are broken down by a facet; also how many without a limit. */
const mostWithFacet = 20;

export const getEmployerRanking: Operation<"getEmployerRanking"> = async (call, context) => {
  const { query, given } = call;
  const { selection, input } = await select(call, context);
  const [facet] = facetsAsked(query.facet);
  const { limit = 1000 } = query;
  if (facet && given.includes("limit") && limit > mostWithFacet)
    throw new Problem("tooMany", {
      hint: `Parameter limit: give at most ${mostWithFacet} together with facet`,
    });
  const most = facet ? Math.min(limit, mostWithFacet) : limit;
  const figure = await employerRanking(context.market, selection, { limit: most, facet });
  return answered(figure, { ...input, limit: most }, async ({ ranked }) => {
    const name = await namesOf(
      "employer",
      ranked.map(({ id }) => id),
      context,
    );
    const employers = ranked.map(async ({ id, count, facet: values }) => ({
      id,
      name: name(id),
      demandCount: count,
      ...(facet &&
        values && { facets: { [facet.name]: await facetCounts(values.dimension, values.values, context) } }),
    }));
    return { employers: await Promise.all(employers) };
  });
};

import { demand } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetCounts, facetsAsked } from "../../data-api/facets.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getDemand: Operation<"getDemand"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const asked = facetsAsked(call.query.facet);
  const figure = await demand(context.market, selection, asked);
  return answered(figure, input, async ({ count, facets }) => {
    const named = facets.map(async ({ dimension, values }, index) => [
      asked[index]?.name,
      await facetCounts(dimension, values, context),
    ]);
    return {
      demand: { count },
      ...(asked.length > 0 && { facets: Object.fromEntries(await Promise.all(named)) }),
    };
  });
};

import { supply } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetsAsked, namedFacets } from "../../data-api/facets.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";
import { withoutQuery } from "../../parameters/withoutQuery.ts";

export const getSupply: Operation<"getSupply"> = async (call, context) => {
  const { selection, input } = withoutQuery(await select(call, context));
  const asked = facetsAsked(call.query.facet);
  const figure = await supply(context.market, selection, asked);
  return answered(figure, input, async ({ count, threshold, facets }) => ({
    supply: { count, threshold },
    ...(await namedFacets(asked, facets, context)),
  }));
};

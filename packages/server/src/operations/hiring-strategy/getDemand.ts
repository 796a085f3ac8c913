import { soon } from "@talent/accounts";
import { demand } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetsAsked, namedFacets } from "../../data-api/facets.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getDemand: Operation<"getDemand"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const asked = facetsAsked(call.query.facet);
  const figure = await demand(context.market, selection, asked);
  return answered(figure, input, ({ count, facets }) =>
    soon(namedFacets(asked, facets, context), (named) => ({ demand: { count }, ...named })),
  );
};

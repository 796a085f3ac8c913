import { supply } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { facetsAsked, namedFacets } from "../../data-api/facets.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { ofTalents } from "../../parameters/ofTalents.ts";
import { select } from "../../parameters/select.ts";

export const getSupply: Operation<"getSupply"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, input } = ofTalents(selected);
  if (isOfWordsAlone(selected)) return { missing: "INSUFFICIENT_DATA", input };
  const asked = facetsAsked(call.query.facet);
  const figure = await supply(context.market, selection, asked);
  return answered(figure, input, async ({ count, threshold, facets }) => ({
    supply: { count, threshold },
    ...(await namedFacets(asked, facets, context)),
  }));
};

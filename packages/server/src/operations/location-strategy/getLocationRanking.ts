import { locationRanking } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { countryOf, levelOf } from "../../data-api/place.ts";
import { select } from "../../parameters/select.ts";

export const getLocationRanking: Operation<"getLocationRanking"> = async (call, context) => {
  const { selection, place, input } = await select(call, context);
  const by = levelOf(place);
  const figure = await locationRanking(context.market, selection, { by, limit: call.query.limit });
  if (figure.state === "value" && figure.value.ranked.length === 0)
    return { missing: "INSUFFICIENT_DATA", input };
  return answered(figure, input, async ({ totalDemand, ranked }) => {
    const ids = ranked.map(({ id }) => id);
    const name = await namesOf(by, ids, context);
    const topmsas = ranked.map(({ id, count }) => ({
      id,
      label: name(id),
      country: countryOf(by, id, context.taxonomy),
      demandCount: count,
    }));
    return { topmsas, totalDemand };
  });
};

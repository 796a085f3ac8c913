import { titleRanking } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getTitleRanking: Operation<"getTitleRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await titleRanking(context.market, selection, { limit: call.query.limit });
  return answered(figure, input, async ({ totalDemand, ranked }) => {
    const ids = ranked.map(({ id }) => id);
    const name = await namesOf("title", ids, context);
    return { titles: ranked.map(({ id, count }) => ({ id, name: name(id), demand: count })), totalDemand };
  });
};

import { educationRanking } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getEducationRanking: Operation<"getEducationRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { educationLevels } = context.taxonomy;
  const figure = await educationRanking(context.market, selection, { limit: call.query.limit });
  return answered(figure, input, ({ totalDemand, ranked }) => ({
    education: ranked.map(({ id, count }) => ({
      id,
      name: educationLevels.byId(id)?.name ?? String(id),
      demandcount: count,
    })),
    totalDemand,
  }));
};

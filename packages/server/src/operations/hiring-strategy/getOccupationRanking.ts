import { occupationRanking } from "@talent/analytics";
import { soc8Of } from "@talent/taxonomy";
import { answered, percentage } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getOccupationRanking: Operation<"getOccupationRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { occupations } = context.taxonomy;
  const figure = await occupationRanking(context.market, selection, { limit: call.query.limit });
  return answered(figure, input, ({ totalDemand, ranked }) => ({
    occupation: ranked.map(({ id, count, share }) => ({
      soccode: soc8Of(id),
      name: occupations.byId(id)?.name ?? soc8Of(id),
      demand: { count, percentage: percentage(share) },
    })),
    totalDemand,
  }));
};

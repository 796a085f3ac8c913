import { locationTrend } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { leading } from "../../data-api/leading.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { levelOf } from "../../data-api/place.ts";
import { toNamedTrends } from "../../data-api/trend.ts";
import { select } from "../../parameters/select.ts";

export const getLocationTrend: Operation<"getLocationTrend"> = async (call, context) => {
  const { selection, place, input } = await select(call, context);
  const by = levelOf(place);
  const asked = place?.kind === "msa" || by === "country" ? place?.ids : undefined;
  const interval = call.query.frequency ?? "monthly";
  const followed = leading(asked && { any: asked, all: [], none: [] });
  const figure = await locationTrend(context.market, selection, { by, interval, ...followed });
  return answered(figure, input, async (trends) => ({ locations: await toNamedTrends(by, trends, context) }));
};

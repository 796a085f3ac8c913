import { activeDemand } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { lastDayEcho } from "../../parameters/echo.ts";
import { select } from "../../parameters/select.ts";

export const getActiveDemand: Operation<"getActiveDemand"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await activeDemand(context.market, selection);
  return answered(figure, { ...input, ...lastDayEcho(selection.window) }, (count) => ({ demand: { count } }));
};

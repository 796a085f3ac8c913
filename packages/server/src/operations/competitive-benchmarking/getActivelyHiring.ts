import { activelyHiring } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { lastDayEcho } from "../../parameters/echo.ts";
import { select } from "../../parameters/select.ts";

/** Employers an answer lists at most (A9). */
const most = 1000;

export const getActivelyHiring: Operation<"getActivelyHiring"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await activelyHiring(context.market, selection, { limit: most });
  const used = { ...input, ...lastDayEcho(selection.window) };
  return answered(figure, used, async ({ totalDemand, ranked }) => {
    const ids = ranked.map(({ id }) => id);
    const name = await namesOf("employer", ids, context);
    const employers = ranked.map(({ id, count, share }) => ({
      id,
      name: name(id),
      demandCount: count,
      postingPercentage: percentage(share),
    }));
    return { totalDemand, employers };
  });
};

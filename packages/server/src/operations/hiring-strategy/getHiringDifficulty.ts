import { hiringDifficulty } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { toHiringDifficulty } from "../../data-api/hiringDifficulty.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const getHiringDifficulty: Operation<"getHiringDifficulty"> = async (call, context) => {
  const { selection, place, input } = await select(call, context);
  const reference = await context.difficultyIn(place?.countries[0] ?? 0);
  const figure = await hiringDifficulty(context.market, selection, reference);
  return answered(figure, input, toHiringDifficulty);
};

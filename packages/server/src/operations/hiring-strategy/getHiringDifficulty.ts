import { hiringDifficulty } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { referenceFor, toHiringDifficulty } from "../../data-api/hiringDifficulty.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { newJobsEcho } from "../../parameters/echo.ts";
import { select } from "../../parameters/select.ts";

export const getHiringDifficulty: Operation<"getHiringDifficulty"> = async (call, context) => {
  const selected = await select(call, context);
  const reference = await referenceFor(selected, context);
  const figure = await hiringDifficulty(context.market, selected.selection, reference);
  return answered(figure, { ...selected.input, ...newJobsEcho }, toHiringDifficulty);
};

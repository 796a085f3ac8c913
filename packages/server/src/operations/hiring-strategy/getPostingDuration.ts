import { postingDuration } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toPostingDuration } from "../../data-api/postingDuration.ts";
import { newJobsEcho } from "../../parameters/echo.ts";
import { placeOnly } from "../../parameters/placeOnly.ts";
import { select } from "../../parameters/select.ts";

export const getPostingDuration: Operation<"getPostingDuration"> = async (call, context) => {
  const selected = await select(call, context);
  const figure = await postingDuration(context.market, selected.selection, placeOnly(selected));
  return answered(figure, { ...selected.input, ...newJobsEcho }, toPostingDuration);
};

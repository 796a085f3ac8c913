import { type ConcentrationCategory, competitiveConcentration } from "@talent/analytics";
import { answered, percentage } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

/** Employers an answer names. */
const named = 10;

const categories = {
  unconcentrated: "Unconcentrated",
  moderatelyConcentrated: "Moderately concentrated",
  highlyConcentrated: "Highly concentrated",
} as const satisfies Record<ConcentrationCategory, string>;

export const getCompetitiveConcentration: Operation<"getCompetitiveConcentration"> = async (
  call,
  context,
) => {
  const { selection, input } = await select(call, context);
  const figure = await competitiveConcentration(context.market, selection, { limit: named });
  // Anonymous employers have no share, whatever the data settings show.
  const used = { ...input, showanonymous: false };
  return answered(figure, used, async ({ demand, index, category, employers }) => {
    const ids = employers.map(({ id }) => id);
    const name = await namesOf("employer", ids, context);
    const shares = employers.map(({ id, share }) => ({ id, name: name(id), percentage: percentage(share) }));
    return {
      competitiveConcentration: {
        competition: { employers: shares },
        category: categories[category],
        demandCount: demand,
        index,
      },
    };
  });
};

import { gender } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toPlaceCountry } from "../../data-api/place.ts";
import { sharePercent } from "../../data-api/reviews.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { select } from "../../parameters/select.ts";

export const getGenderDiversity: Operation<"getGenderDiversity"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, place, input } = selected;
  const by = call.query.groupby ?? "msa";
  const used = { ...input, groupby: by };
  if (isOfWordsAlone(selected)) return { missing: "INSUFFICIENT_DATA", input: used };
  const figure = await gender(context.market, selection, { by });
  return answered(figure, used, async ({ men, women, places }) => {
    const ids = places.map(({ id }) => id);
    const name = await namesOf(by, ids, context);
    const shares = places.map((each) => ({
      id: each.id,
      label: name(each.id),
      men: sharePercent(each.men),
      women: sharePercent(each.women),
    }));
    const country = toPlaceCountry(place?.countries[0] ?? 0, context.taxonomy).code;
    return { genderdiversity: { country, men: sharePercent(men), women: sharePercent(women), [by]: shares } };
  });
};

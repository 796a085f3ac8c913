import { ethnicity, type GroupShare } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toPlaceCountry } from "../../data-api/place.ts";
import { sharePercent } from "../../data-api/reviews.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { select } from "../../parameters/select.ts";

export const getEthnicityDiversity: Operation<"getEthnicityDiversity"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, place, input } = selected;
  const by = call.query.groupby ?? "msa";
  const used = { ...input, groupby: by };
  if (isOfWordsAlone(selected)) return { missing: "INSUFFICIENT_DATA", input: used };
  const country = place?.countries[0] ?? 0;
  const { ethnicities } = context.taxonomy;
  const figure = await ethnicity(context.market, selection, { country, by });
  const labelled = (shares: readonly GroupShare[]) =>
    shares.map(({ group, share }) => ({
      label: ethnicities.byId(group)?.name ?? String(group),
      value: sharePercent(share),
    }));
  return answered(figure, used, async ({ shares, places }) => {
    const ids = places.map(({ id }) => id);
    const name = await namesOf(by, ids, context);
    const perPlace = places.map((each) => ({
      id: each.id,
      name: name(each.id),
      diversities: labelled(each.shares),
    }));
    const code = toPlaceCountry(country, context.taxonomy).code;
    return { ethnicdiversities: { country: code, diversities: labelled(shares), [by]: perPlace } };
  });
};

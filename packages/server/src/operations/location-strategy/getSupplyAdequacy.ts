import { supplyAdequacy } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { countryOf } from "../../data-api/place.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { ofTalents } from "../../parameters/ofTalents.ts";
import { select } from "../../parameters/select.ts";

/** Areas an answer lists at most (A9), and the people to hire without a number (A5). */
const most = 1000;
const hires = 20;

export const getSupplyAdequacy: Operation<"getSupplyAdequacy"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, input } = ofTalents(selected);
  if (isOfWordsAlone(selected)) return { missing: "INSUFFICIENT_DATA", input };
  const peopleToHire = call.query.peopletohire ?? hires;
  const figure = await supplyAdequacy(context.market, selection, { peopleToHire, limit: most });
  return answered(figure, input, async ({ totalSupply, areas }) => {
    const ids = areas.map(({ id }) => id);
    const name = await namesOf("msa", ids, context);
    const adequacy = areas.map(({ id, supply, adequate }) => ({
      country: countryOf("msa", id, context.taxonomy),
      msa: { id, label: name(id) },
      supplyCount: supply,
      supplyAdequacy: adequate ? ("Adequate" as const) : ("Insufficient" as const),
    }));
    return { supplyAdequacy: adequacy, totalSupply };
  });
};

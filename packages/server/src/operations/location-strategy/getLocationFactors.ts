import { locationFactors } from "@talent/analytics";
import type { Selection } from "@talent/market";
import { answered } from "../../data-api/answered.ts";
import { placesToDescribe, toLocationFactor } from "../../data-api/locationFactor.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { ofTalents } from "../../parameters/ofTalents.ts";
import type { ResolvedPlace } from "../../parameters/resolvePlace.ts";
import { select } from "../../parameters/select.ts";

/** Places an answer describes at most; the places asked for come first. */
const most = 1000;

/**
 * The selection in all of the place's countries: an area that reaches beyond the state asked for is described whole, as
 * its population is.
 */
function inCountries(selection: Selection, { filter, countries }: ResolvedPlace): Selection {
  const filters = selection.filters.map((each) =>
    each === filter ? { dimension: "country" as const, any: countries } : each,
  );
  return { ...selection, filters };
}

export const getLocationFactors: Operation<"getLocationFactors"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, place, input } = ofTalents(selected);
  const { taxonomy } = context;
  const [base] = call.query.basetimelocation?.any ?? [];
  const talents = place ? inCountries(selection, place) : selection;
  const figure = await locationFactors(context.market, context.snapshot, talents, {
    places: place ? placesToDescribe(place, taxonomy).slice(0, most) : [],
    baseTimeZone: base === undefined ? undefined : taxonomy.msas.byId(base)?.timeZone,
  });
  // Of words alone nobody can be counted, but the facts of the places are the same.
  const unknown = isOfWordsAlone(selected) && { qualifiedPopulation: undefined };
  return answered(figure, input, (places) => ({
    elements: places.map((each) => toLocationFactor({ ...each, ...unknown }, taxonomy)),
  }));
};

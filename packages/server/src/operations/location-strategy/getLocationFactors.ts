import { locationFactors } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { placesToDescribe, toLocationFactor } from "../../data-api/locationFactor.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { timeZoneOf } from "../../data-api/timeZoneOf.ts";
import { ofTalents } from "../../parameters/ofTalents.ts";
import { select } from "../../parameters/select.ts";

/** Places an answer describes at most; the places asked for come first. */
const most = 1000;

export const getLocationFactors: Operation<"getLocationFactors"> = async (call, context) => {
  const { selection, place, input } = ofTalents(await select(call, context));
  const { taxonomy } = context;
  const [base] = call.query.basetimelocation?.any ?? [];
  const figure = await locationFactors(context.market, context.snapshot, selection, {
    places: place ? placesToDescribe(place, taxonomy).slice(0, most) : [],
    baseTimeZone: base === undefined ? undefined : timeZoneOf("msa", base, taxonomy),
  });
  return answered(figure, input, (places) => ({
    elements: places.map((each) => toLocationFactor(each, taxonomy)),
  }));
};

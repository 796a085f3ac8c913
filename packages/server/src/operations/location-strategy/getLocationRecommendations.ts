import { locationRecommendations } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { countryOf } from "../../data-api/place.ts";
import { sharePercent } from "../../data-api/reviews.ts";
import { select } from "../../parameters/select.ts";

/** Areas an answer lists at most. */
const most = 100;

export const getLocationRecommendations: Operation<"getLocationRecommendations"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  // The contract fills in the defaults of A9.
  const { highsupply = 7, lowcost = 7, lowcompetition = 2, peopletohire = 20 } = call.query;
  const figure = await locationRecommendations(context.market, selection, {
    peopleToHire: peopletohire,
    wishes: { highSupply: highsupply, lowCost: lowcost, lowCompetition: lowcompetition },
    limit: most,
  });
  return answered(figure, input, async (areas) => {
    const ids = areas.map(({ id }) => id);
    const name = await namesOf("msa", ids, context);
    const recommendations = areas.map(({ id, score, ranks, supply, demand, onsiteDemand, medianPay }) => ({
      id,
      label: name(id),
      country: countryOf("msa", id, context.taxonomy),
      score: sharePercent(score),
      supplyrank: sharePercent(ranks.supply),
      costrank: ranks.cost === undefined ? null : sharePercent(ranks.cost),
      competitionrank: sharePercent(ranks.competition),
      supplyCount: supply,
      demandCount: demand,
      medianPayUsd: medianPay === undefined ? null : Math.round(medianPay),
      unspecified_onsite: { count: onsiteDemand },
      totalremote: { count: demand - onsiteDemand },
    }));
    return { recommendations };
  });
};

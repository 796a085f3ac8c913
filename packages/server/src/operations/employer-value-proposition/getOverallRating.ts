import { type EmployerRating, overallRating } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Context, Operation } from "../../data-api/Operation.ts";
import { sharePercent, toFriendRecommendation, toLatestReview, toPoint } from "../../data-api/reviews.ts";
import { select } from "../../parameters/select.ts";

function overview({ recommendation, ceo, outlook, latest }: EmployerRating) {
  return {
    friendrecommend: toFriendRecommendation(recommendation),
    ceorecommend: {
      approve: sharePercent(ceo?.approve ?? 0),
      noopinion: sharePercent(ceo?.noOpinion ?? 0),
      disapprove: sharePercent(ceo?.disapprove ?? 0),
    },
    businessoutlook: {
      positive: sharePercent(outlook?.positive ?? 0),
      neutral: sharePercent(outlook?.neutral ?? 0),
      negative: sharePercent(outlook?.negative ?? 0),
    },
    latestreview: toLatestReview(latest),
  };
}

function categoryRatings({ categories }: EmployerRating, { taxonomy }: Context) {
  return categories.map(({ category, count, rating }) => ({
    id: category,
    label: taxonomy.evpCategories.byId(category)?.name ?? String(category),
    numberofreviews: count,
    rating: rating ?? null,
  }));
}

export const getOverallRating: Operation<"getOverallRating"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const employers = call.query.employer?.any ?? [];
  const figure = await overallRating(context.snapshot, { employers, window: selection.window });
  const name = await namesOf("employer", employers, context);
  return answered(figure, input, (ratings) => ({
    employers: ratings.map((employer) => ({
      label: name(employer.id),
      id: employer.id,
      overallrating: employer.rating,
      categoryrating: categoryRatings(employer, context),
      overview: overview(employer),
      trend: employer.trend
        .map(toPoint)
        .map(({ period, rating, count }) => ({ period, overallrating: rating, numberofreviews: count })),
    })),
  }));
};

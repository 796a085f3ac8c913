import { ratingCategories, sentiment } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toFriendRecommendation, toLatestReview, toPoint } from "../../data-api/reviews.ts";
import { select } from "../../parameters/select.ts";

export const getSentiment: Operation<"getSentiment"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const employers = call.query.employer?.any ?? [];
  const asked = call.query.category?.any;
  const categories = ratingCategories.filter((category) => !asked || asked.includes(category));
  const figure = await sentiment(context.snapshot, { employers, categories, window: selection.window });
  const name = await namesOf("employer", employers, context);
  return answered(figure, { ...input, category: [...categories] }, (found) => ({
    categories: found.map(({ category, employers: rated }) => ({
      id: category,
      label: context.taxonomy.evpCategories.byId(category)?.name ?? String(category),
      employers: rated.map((employer) => ({
        id: employer.id,
        label: name(employer.id),
        translation: employer.sentiment,
        friendrecommend: toFriendRecommendation(employer.recommendation),
        latestreview: toLatestReview(employer.latest),
        count: employer.positive,
        totalcount: employer.rated,
        overallrating: employer.rating,
        numberofreviews: employer.rated,
        trend: employer.trend
          .map(toPoint)
          .map(({ period, rating, count }) => ({ period, overallRating: rating, numberOfReviews: count })),
      })),
    })),
  }));
};

import { type ReviewRecord, reviews } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import { answered } from "../../data-api/answered.ts";
import { namesOf } from "../../data-api/names.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

/** Reviews an employer's list holds at most, the latest first. */
const most = 1000;

const outlooks = { positive: "POSITIVE", neutral: "NEUTRAL", negative: "NEGATIVE" } as const;
const opinions = { approve: "APPROVED", "no opinion": "NO_OPINION", disapprove: "DISAPPROVED" } as const;

function toReview(review: ReviewRecord): components["schemas"]["Review"] {
  return {
    title: review.title,
    location: review.location,
    postedDate: review.posted,
    employmentStatus: review.employmentStatus,
    duration: review.duration,
    recommendAFriend: review.recommend,
    businessOutlook: review.outlook && outlooks[review.outlook],
    ceoRating: review.ceo && opinions[review.ceo],
    workplaceAndModel: review.workplace,
    peopleRating: review.people,
    totalRewards: review.rewards,
    growthOpportunities: review.growth,
    cultureAndValues: review.culture,
    summary: review.summary,
    pro: review.pro,
    con: review.con,
  };
}

export const getReviews: Operation<"getReviews"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const employers = call.query.employer?.any ?? [];
  const figure = await reviews(context.snapshot, { employers, window: selection.window, limit: most });
  const name = await namesOf("employer", employers, context);
  return answered(figure, input, (found) => ({
    employers: found.map((employer) => ({
      id: employer.id,
      label: name(employer.id),
      reviews: employer.reviews.map(toReview),
    })),
  }));
};

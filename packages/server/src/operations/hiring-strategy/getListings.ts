import { listings } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import { toJobDetail } from "../../data-api/jobDetail.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

/** Listings a call after a cursor returns. */
const afterLimit = 100;

export const getListings: Operation<"getListings"> = async (call, context) => {
  const { query, given } = call;
  const { selection, input } = await select(call, context);
  const { pageno = 1, limit = 50, after = 0 } = query;
  const byCursor = given.includes("after");
  const page = byCursor ? { after, limit: afterLimit } : { page: pageno, limit };
  const figure = await listings(context.market, selection, page);
  const cursor = byCursor
    ? { pageno: undefined, after, limit: afterLimit }
    : { pageno, after: undefined, limit };
  return answered(figure, { ...input, ...cursor }, async ({ total, ids }) => {
    const details = await context.snapshot.details(ids);
    return {
      totalCount: total,
      jobDetails: details.map((posting) => toJobDetail(posting, context.taxonomy)),
    };
  });
};

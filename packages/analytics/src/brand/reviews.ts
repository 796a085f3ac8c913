import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";
import type { ReviewRecord, ReviewRequest, ReviewSource } from "./ReviewSource.ts";

/** An employer's reviews, the latest first. */
export type EmployerReviews = { id: number; reviews: ReviewRecord[] };

/** Reviews of employers posted in the window, in the order asked; employers without any are left out. */
export async function reviews(
  source: ReviewSource,
  request: ReviewRequest,
): Promise<Figure<EmployerReviews[]>> {
  const byEmployer = await source.reviews(request);
  const texts = await source.reviewTexts([...byEmployer.values()].flatMap((own) => own.map(({ id }) => id)));
  const found = request.employers.flatMap((id) => {
    const own = (byEmployer.get(id) ?? []).flatMap((review): ReviewRecord[] => {
      const said = texts.get(review.id);
      return said ? [{ ...review, ...said }] : [];
    });
    return own.length < minimums.reviews ? [] : [{ id, reviews: own }];
  });
  return found.length === 0 ? insufficientData : figure(found);
}

/** What a measure answers: the figure, or that fewer records match than its published minimum. */
export type Figure<T> = { state: "value"; value: T } | InsufficientData;

/** Fewer records match than the measure's minimum. */
export type InsufficientData = { state: "insufficientData" };

/** A page past the end of a list that is not empty. */
export type NoDataFound = { state: "noDataFound" };

export const insufficientData: InsufficientData = { state: "insufficientData" };
export const noDataFound: NoDataFound = { state: "noDataFound" };

/** A figure that could be computed. */
export function figure<T>(value: T): Figure<T> {
  return { state: "value", value };
}

/** Rows of an answer that may be long: they may be made while they are gone through, anew each time. */
export type Rows<Row> = Iterable<Row> & { readonly length: number };

/** Whether an answer of a verb is rows, made already or not. */
export function isRows(answer: unknown): answer is Rows<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.iterator in answer;
}

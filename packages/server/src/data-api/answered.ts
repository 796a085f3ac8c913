import { type Soon, soon } from "@talent/accounts";
import { type Figure, type NoDataFound, rounded } from "@talent/analytics";
import type { Answer, Data, Input, OperationId } from "./Operation.ts";

/** The answer a measure's figure makes, at once where its data is: its data, or the word for why there is none. */
export function answered<Id extends OperationId, T>(
  figure: Figure<T> | NoDataFound,
  input: Input<Id>,
  toData: (value: T) => Soon<Data<Id>>,
): Soon<Answer<Id>> {
  if (figure.state === "insufficientData") return { missing: "INSUFFICIENT_DATA", input };
  if (figure.state === "noDataFound") return { missing: "NO_DATA_FOUND", input };
  return soon(toData(figure.value), (data) => ({ data, input }));
}

/** A percentage of a share between 0 and 1, to two decimals, halves up. */
export const percentage = (share: number): number => rounded(100 * share, 2);

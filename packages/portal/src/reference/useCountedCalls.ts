import { type GetCallUnitsQueryResult, getGetCallUnitsQueryKey } from "@talent/contract/data-api/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { summaryInHash } from "./fillExample.ts";

type Priced = { summary?: string; "x-call-units"?: number };
type Paths = { paths: Record<string, Record<string, object>> };

/** Call units an operation costs, by its summary; 0 for an unknown one. */
export function unitsOf({ paths }: Paths, summary: string | undefined): number {
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item) as Priced[])
    .find((candidate) => candidate.summary === summary);
  return operation?.["x-call-units"] ?? 0;
}

/** Usage after so many more units were spent by the caller; what is not known yet stays unknown. */
export function withSpent<Usage extends GetCallUnitsQueryResult>(usage: Usage | undefined, units: number) {
  const spent = usage?.data?.callunits;
  if (!usage || !spent) return usage;
  const { consumed, consumedByMe } = spent;
  return {
    ...usage,
    data: { ...usage.data, callunits: { consumed: consumed + units, consumedByMe: consumedByMe + units } },
  };
}

/**
 * Adds what an answer of the console has cost to the usage in the header. To ask the API instead would cost a unit each
 * time. `told` is what is told of the latest answer, empty while the next is awaited; refusals cost nothing.
 */
export function useCountedCalls(document: Paths, told: string, isOwnToken: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isOwnToken || !told.startsWith("Answered 2")) return;
    const units = unitsOf(document, summaryInHash(location.hash));
    queries.setQueryData<GetCallUnitsQueryResult>(getGetCallUnitsQueryKey(), (usage) =>
      withSpent(usage, units),
    );
  }, [told, isOwnToken, document, queries]);
}

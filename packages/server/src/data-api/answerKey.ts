import type { Caller } from "@talent/accounts";

/** What alone an answer depends on. */
export type AnswerParts = {
  operationId: string;
  snapshotId: string;
  query: Readonly<Record<string, unknown>>;
  given: readonly string[];
  caller: Pick<Caller, "dataSettings" | "sources">;
};

/** A key for an answer: two calls with the same key have the same answer. */
export function answerKey({ operationId, snapshotId, query, given, caller }: AnswerParts): string {
  const { showStaffing, showAnonymous, newJobs } = caller.dataSettings;
  const settings = [showStaffing, showAnonymous, newJobs, caller.sources].map(Number).join("");
  const parameters = Object.keys(query)
    .sort()
    .map((name) => `${name}=${JSON.stringify(query[name])}`);
  return [operationId, snapshotId, settings, [...given].sort().join(), ...parameters].join("\n");
}

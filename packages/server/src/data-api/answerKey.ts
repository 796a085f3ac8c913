import type { DataSettings } from "@talent/accounts";

/** What alone an answer depends on; two calls with the same key have the same answer. */
export function answerKey(
  operationId: string,
  snapshotId: string,
  query: Readonly<Record<string, unknown>>,
  { showStaffing, showAnonymous, newJobs }: DataSettings,
): string {
  const parameters = Object.keys(query)
    .sort()
    .map((name) => `${name}=${JSON.stringify(query[name])}`);
  return [operationId, snapshotId, +showStaffing, +showAnonymous, +newJobs, ...parameters].join("\n");
}

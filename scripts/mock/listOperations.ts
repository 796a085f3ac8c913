import type { MockOperation } from "./operationsOf.ts";

/** Everything a mock can be asked for: a line for each operation, and below it the names of each status. */
export function listOperations(operations: readonly MockOperation[]): string[] {
  return operations.flatMap(({ operationId, method, path, examples }) => {
    const byStatus = Map.groupBy(examples, ({ status }) => status);
    const answers = [...byStatus].map(([status, each]) => {
      const names = [...new Set(each.flatMap(({ name }) => (name ? [name] : [])))];
      return `    ${status}  ${names.join(", ") || "(no body)"}`;
    });
    return [`${operationId}  ${method} ${path}`, ...answers];
  });
}

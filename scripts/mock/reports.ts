import { encode } from "html-entities";
import type { Exchange } from "./Exchange.ts";

/** The table of a run: a line for each call that departs from the contract, with each departure below it, then the sum. */
export function violationTable(exchanges: readonly Exchange[], operationCount: number): string[] {
  const wrong = exchanges.filter(({ violations }) => violations.length > 0);
  const width = Math.max(9, ...wrong.map(({ operationId }) => operationId?.length ?? 0));
  const rows = wrong.flatMap(({ operationId = "-", status, call, violations }) => [
    `${operationId.padEnd(width)}  ${String(status).padEnd(6)}  ${call}`,
    ...violations.map((violation) => `${" ".repeat(width + 10)}${violation}`),
  ]);
  const reached = new Set(exchanges.flatMap(({ operationId }) => (operationId ? [operationId] : [])));
  const calls = exchanges.length === 1 ? "1 call" : `${exchanges.length} calls`;
  const sum = `${calls} of ${reached.size} of ${operationCount} operations, ${wrong.length} against the contract`;
  return wrong.length > 0 ? [`${"operation".padEnd(width)}  status  call`, ...rows, sum] : [sum];
}

/** The run as JUnit XML: a test case for each call, failed by what it violates. */
export function junit(contract: string, exchanges: readonly Exchange[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);
  const total = exchanges.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const failures = exchanges.filter(({ violations }) => violations.length > 0).length;
  const counts = `tests="${exchanges.length}" failures="${failures}" errors="0" time="${seconds(total)}"`;
  const cases = exchanges.map(({ operationId = "unknown", call, status, violations, milliseconds }) => {
    const name = encode(`${call} ${status}`, { level: "xml" });
    const open = `    <testcase classname="${contract}.${operationId}" name="${name}" time="${seconds(milliseconds)}"`;
    if (violations.length === 0) return `${open}/>`;
    const [first = ""] = violations;
    const text = encode(violations.join("\n"), { level: "xml" });
    return `${open}>\n      <failure message="${encode(first, { level: "xml" })}">${text}</failure>\n    </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${contract}" ${counts}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

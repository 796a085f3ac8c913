import { nearest } from "./nearest.ts";
import type { MockAnswer, MockOperation } from "./operationsOf.ts";

/** What operations answer while it holds: operationId → the answer's status, and its example where it has a body. */
export type Scenario = ReadonlyMap<string, MockAnswer>;

/** A scenario that cannot be used; its message has one line for each thing to mend. */
export class ScenarioError extends Error {}

/** Reads a scenario file's text; throws a `ScenarioError` that says what to mend, with the nearest name there is. */
export function readScenario(text: string, operations: readonly MockOperation[]): Scenario {
  const entries = parse(text);
  const faults: string[] = [];
  const scenario = new Map<string, MockAnswer>();
  for (const [operationId, wanted] of entries) {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) {
      const names = operations.map((one) => one.operationId);
      faults.push(`no operation is called ${operationId}${meant(operationId, names)}`);
      continue;
    }
    const found = operation.examples.find(({ status, name }) => name === wanted || status === String(wanted));
    if (found) scenario.set(operationId, found);
    else
      faults.push(
        `${operationId} has no example or status ${JSON.stringify(wanted)}${choice(operation, wanted)}`,
      );
  }
  if (faults.length > 0) throw new ScenarioError(faults.join("\n"));
  return scenario;
}

function parse(text: string): [string, unknown][] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ScenarioError(`it is not JSON: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ScenarioError('it must be an object like {"getDemand": "insufficientData", "getSupply": 503}');
  }
  return Object.entries(value);
}

function meant(word: string, names: readonly string[]): string {
  const near = nearest(word, names);
  return near ? `; did you mean ${near}?` : "; `pnpm mock --list` shows all there are";
}

function choice({ operationId, examples }: MockOperation, wanted: unknown): string {
  const names = [...new Set(examples.flatMap(({ status, name }) => (name ? [name] : [status])))];
  const near = typeof wanted === "string" ? nearest(wanted, names) : undefined;
  return near ? `; did you mean ${near}?` : `; \`pnpm mock --list ${operationId}\` shows what it has`;
}

import type { MockAnswer, MockOperation } from "./operationsOf.ts";

/**
 * The 200 example that bears the name of a value in a call's path, written as one word: `experienceLevels` answers
 * `…/experience-levels`. Undefined where no value of the path names one.
 */
export function exampleOfPath(
  { path: pattern, examples }: MockOperation,
  path: string,
): MockAnswer | undefined {
  const given = path.split("/");
  const names = pattern
    .split("/")
    .flatMap((part, index) => (part.startsWith("{") ? [toName(given[index] ?? "")] : []));
  return examples.find(({ status, name }) => status === "200" && name !== undefined && names.includes(name));
}

const toName = (value: string) => value.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

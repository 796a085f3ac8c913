import type { OperationEntry } from "@talent/contract/data-api";
import { Problem } from "../http/Problem.ts";
import { parameterReader } from "./readParameter.ts";

/** Query parameters by name, read; defaults are put in. */
export type ReadQuery = Record<string, unknown>;

/**
 * Makes the reader of an operation's query from the contract. It checks, in this order: unknown parameters, missing
 * mandatory ones, formats and counts, exclusions, and that a place and a role are given where they must be.
 */
export function queryReader(operation: OperationEntry): (raw: Record<string, unknown>) => ReadQuery {
  const declared = operation.parameters.filter((parameter) => parameter.in === "query");
  const readers = new Map(declared.map((parameter) => [parameter.name, parameterReader(parameter)]));
  const required = declared.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  const defaults = declared.flatMap(({ name, schema }) =>
    schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  const named = (filter: string) => declared.filter((p) => p.filter === filter).map((p) => p.name);
  const attributes = named("role");
  const profiles = named("profile");
  const exclusions = [...(operation.exclusive ?? []), { one: profiles, other: attributes }];
  const { location, role } = operation;
  // A requirement on the body is the operation's to check.
  const requires = operation.requires?.anyOf.every((name) => readers.has(name))
    ? operation.requires
    : undefined;

  return (raw) => {
    const names = Object.keys(raw);
    for (const name of names) if (!readers.has(name)) throw new Problem("unknownParameter", { named: name });
    for (const name of required) if (!raw[name]) throw new Problem("parameterMissing", { named: name });

    const query: ReadQuery = Object.create(null);
    for (const name of names) {
      const text = raw[name];
      if (typeof text !== "string")
        throw new Problem("invalidFormat", { hint: `Parameter ${name}: give it once` });
      query[name] = readers.get(name)?.(text);
    }

    const given = (name: string) => name in query;
    for (const { one, other } of exclusions) {
      const [first, second] = [one.find(given), other.find(given)];
      if (first && second)
        throw new Problem("mutuallyExclusive", { hint: `Give either ${first} or ${second}, not both` });
    }
    if (location?.required && !location.anyOf.some(given))
      throw new Problem("locationMissing", { named: location.anyOf.join(",") });
    if (role?.required && ![...profiles, ...attributes].some(given))
      throw new Problem("roleMissing", {
        hint: `Give ${profiles}, 205 for all talent, or some of ${attributes.join(", ")}`,
      });
    if (requires && !requires.anyOf.some(given))
      throw new Problem("parameterMissing", { named: requires.anyOf[0] });

    for (const [name, value] of defaults) if (!given(name)) query[name] = value;
    return query;
  };
}

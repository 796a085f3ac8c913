import type { OperationEntry } from "@talent/contract/portal-api";
import { Problem } from "../http/Problem.ts";
import { shortened } from "../http/shortened.ts";
import { parameterReader } from "../parameters/readParameter.ts";
import { PortalProblem } from "./portalProblem.ts";

type Texts = Readonly<Record<string, unknown>>;

/** Reads the query and path parameters of a portal call by the contract; a wrong one is a 400 that names it. */
export function portalParameterReader(entry: OperationEntry) {
  const readersIn = (where: "query" | "path") =>
    new Map(
      entry.parameters
        .filter((parameter) => parameter.in === where)
        .map((p) => [p.name, { p, read: parameterReader(p) }]),
    );
  const sides = { query: readersIn("query"), path: readersIn("path") };

  return (where: "query" | "path", texts: Texts): Record<string, unknown> => {
    const readers = sides[where];
    for (const name of Object.keys(texts))
      if (!readers.has(name)) throw new PortalProblem(400, `There is no parameter ${shortened(name, 100)}.`);
    const values: Record<string, unknown> = {};
    for (const [name, { p, read }] of readers) {
      const text = texts[name];
      if (text === undefined && !p.required) continue;
      if (typeof text !== "string") throw new PortalProblem(400, `Give the parameter ${name} once.`);
      try {
        values[name] = read(text);
      } catch (error) {
        // Its hint names the parameter and says what to give; the message is the data API's.
        throw error instanceof Problem ? new PortalProblem(400, `${error.hint ?? error.message}.`) : error;
      }
    }
    return values;
  };
}

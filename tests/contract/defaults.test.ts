import { type OperationId, operationTable } from "@talent/contract/data-api";
import { expect, test } from "vitest";
import { Problem } from "../../packages/server/src/http/Problem.ts";
import { queryReader } from "../../packages/server/src/parameters/readQuery.ts";
import { parametersOf, places } from "./cases.ts";

const asked = places.filter(
  ({ contract, operation }) => contract === "data-api" && operation.parameters?.length,
);

/** The word of the refusal, when the query is refused. */
function refusalOf(id: OperationId, query: Map<string, string>): string | undefined {
  try {
    queryReader(operationTable[id])(Object.fromEntries(query));
    return undefined;
  } catch (problem) {
    if (problem instanceof Problem) return problem.word;
    throw problem;
  }
}

// Clients that are generated for Python and other languages send every default of the contract with every call.
test.for(asked.map((place) => ({ place, id: place.operation.operationId })))(
  "$id takes its defaults beside any one of its parameters",
  ({ place, id }) => {
    const parameters = parametersOf(place).filter((each) => each.in === "query");
    const defaults = parameters.flatMap(({ name, schema }) =>
      schema.default === undefined ? [] : [[name, String(schema.default)] as const],
    );
    for (const { name, example } of parameters) {
      const query = new Map([...defaults, [name, String(example)]]);
      expect(refusalOf(id as OperationId, query), name).not.toBe("mutuallyExclusive");
    }
  },
);

test("what an absent limit means is no default of the contract where another parameter decides it", () => {
  for (const id of ["getEmployerRanking", "getListings", "getAllSkills"] as const) {
    const limit = operationTable[id].parameters.find(({ name }) => name === "limit");
    expect(limit, id).toBeDefined();
    expect(limit?.schema.default, id).toBeUndefined();
  }
});

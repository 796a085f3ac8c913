import type { Plan } from "./readPlan.ts";

/** The texts of a new operation's measure and handler with their tests, by file from the project's root. */
export function codeFiles(plan: Plan): Record<string, string> {
  const { operationId, measure, subject, tagFolder } = plan;
  const analytics = `packages/analytics/src/${subject}/${measure}`;
  const server = `packages/server/src/operations/${tagFolder}/${operationId}`;
  return {
    [`${analytics}.ts`]: measureText(plan),
    [`${analytics}.test.ts`]: measureTest(plan, `${analytics}.ts`),
    [`${server}.ts`]: handlerText(plan),
    [`${server}.test.ts`]: handlerTest(plan, `${server}.ts`),
  };
}

const measureText = ({ measure, summary }: Plan) => `import type { Market, Selection } from "@talent/market";
import { type Figure, figure, insufficientData } from "../Figure.ts";
import { minimums } from "../minimums.ts";

/** ${summary}: so far the number of postings of the selection. */
export async function ${measure}(market: Market, selection: Selection): Promise<Figure<number>> {
  const count = await market.count(selection);
  return count < minimums.postings ? insufficientData : figure(count);
}
`;

const measureTest = ({ measure }: Plan, file: string) => `import { expect, test } from "vitest";
import { smallMarket, times } from "../smallMarket.ts";
import { ${measure} } from "./${measure}.ts";

const market = smallMarket({ postings: times(3, {}) });

test("${measure} is what a reader counts in the head", async () => {
  expect(await ${measure}(market, { fact: "posting", filters: [] })).toEqual({ state: "value", value: 3 });
  expect.fail("Write in ${file} what is measured, and here a market whose figure a reader counts.");
});
`;

const handlerText = ({ operationId, measure }: Plan) => `import { ${measure} } from "@talent/analytics";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

export const ${operationId}: Operation<"${operationId}"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const figure = await ${measure}(context.market, selection);
  return answered(figure, input, (count) => ({ count }));
};
`;

const handlerTest = ({ operationId }: Plan, file: string) => `import { expect, test } from "vitest";
import { smallCall, times } from "../smallCall.ts";

const call = smallCall({ postings: times(3, {}) });

test("${operationId} answers with the measure under its name on the wire", async () => {
  expect(await call("${operationId}", "country=US")).toMatchObject({ data: { count: 3 } });
  expect.fail("Write in ${file} what is answered, and here the answer of a small market.");
});
`;

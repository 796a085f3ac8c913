import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { referenceTables } from "../referenceTables.ts";
import { getReferenceList } from "./getReferenceList.ts";

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const context = { taxonomy: loadTaxonomy(), accounts: { portal: { visit: async () => {} } } };
const ask = (list: string, accept: string) =>
  getReferenceList({ path: { list }, accept } as never, context as never);

test.each(Object.keys(referenceTables))("%s is given as a workbook, too", async (list) => {
  const answer = await ask(list, workbook);
  if (!("file" in answer)) throw new Error("no file");
  expect(answer).toMatchObject({ type: workbook, name: `${list}.xlsx` });
  expect(Buffer.from(answer.file).subarray(0, 2).toString()).toBe("PK");
});

test("is JSON unless a workbook is asked for, and nothing else", async () => {
  for (const accept of ["", "*/*", "text/html, application/json;q=0.9"])
    expect(await ask("countries", accept)).toMatchObject({ data: { name: "countries", title: "Countries" } });
  await expect(ask("countries", "text/csv")).rejects.toMatchObject({ status: 406 });
});

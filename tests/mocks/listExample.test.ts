import document from "@talent/contract/portal-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { listExample } from "../../packages/portal/dev/listExample.ts";

const answer = document.paths["/adminpublicservice/v1/referencelists/{list}"].get.responses["200"];
const examples = Object.keys(answer.content["application/json"].examples);

test("every reference list of the contract has an example that the mock is asked for", () => {
  for (const list of document.components.schemas.ReferenceListName.enum) {
    const { prefer } = listExample(`/adminpublicservice/v1/referencelists/${list}`, "application/json");
    expect(examples).toContain(prefer?.replace("example=", ""));
  }
});

test("neither another call nor one for a workbook is told which example to answer", () => {
  expect(listExample("/adminpublicservice/v1/cms/getallaxonfaq")).toEqual({});
  expect(listExample("/adminpublicservice/v1/referencelists/soc8", "application/vnd.ms-excel")).toEqual({});
});

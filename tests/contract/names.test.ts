import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contracts, root } from "../../scripts/generate/contracts.ts";
import { bundled, type Place, places } from "./cases.ts";

const folderOf = ({ operation }: Place) => operation.tags[0].replaceAll(" ", "-");
const files = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
        .sort()
    : [];

test.for(contracts())("an operation of $name stands in paths/<tag>/<operationId>.yaml", ({ name }) => {
  const expected = places
    .filter(({ contract }) => contract === name)
    .map((place) => `${folderOf(place)}/${place.operation.operationId}.yaml`);
  expect(files(`${root}/spec/${name}/paths`)).toEqual(expected.sort());
});

test.for(contracts())("every component file of $name is used, under its own name", ({ name }) => {
  const components = bundled(name).components ?? {};
  for (const kind of ["schemas", "parameters", "responses", "headers", "examples"]) {
    const stems = files(`${root}/spec/${name}/${kind}`).map((file) =>
      file.replace(/^.*\//, "").replace(/\.yaml$/, ""),
    );
    expect(Object.keys(components[kind] ?? {}).sort(), `${kind} of ${name}`).toEqual(stems.sort());
  }
});

test.for(contracts())("an example of $name is named after its operation, or shared", ({ name }) => {
  const ids = places
    .filter(({ contract }) => contract === name)
    .map(({ operation }) => operation.operationId);
  const responses = Object.keys(bundled(name).components?.responses ?? {});
  const strangers = files(`${root}/spec/${name}/examples`)
    .filter((file) => !file.startsWith("errors/"))
    .map((file) => file.split(".")[0] ?? "")
    .filter((stem) => !ids.includes(stem) && !responses.includes(stem));
  expect(strangers).toEqual([]);
});

const dataApi = places.filter(({ contract }) => contract === "data-api");

test.for(dataApi.map((place) => ({ ...place, id: place.operation.operationId })))(
  "$id tells its price as it is charged",
  ({ operation }) => {
    const units = operation["x-call-units"];
    const words = units === 0 ? "Costs no call units" : `Level ${operation["x-level"]}: ${units} call unit`;
    expect(operation.description).toContain(words);
  },
);

const table = `${root}/../shared/product/operations.csv`;

// A9 endpoint costs: as the list of operations has them
test.skipIf(!existsSync(table))("the operations are those of the product's list, at their prices", () => {
  const rows = readFileSync(table, "utf8").trim().split("\n").slice(1).sort();
  const written = dataApi.map(({ method, path, operation }) =>
    [method.toUpperCase(), path, operation.tags[0], operation["x-level"], operation["x-call-units"]].join(
      ",",
    ),
  );
  expect(written.sort()).toEqual(rows);
});

const operationFolder = `${root}/packages/server/src/operations`;
const inOperations = files(operationFolder).filter(
  (file) => file.includes("/") && !file.startsWith("health-check/"),
);

test("an operation stands in operations/<tag>/<operationId>.ts, with its test beside it and nothing else", () => {
  // The token request is no operation on the data, and all health checks are one probe.
  const expected = dataApi
    .filter(
      ({ operation }) => operation.operationId !== "createToken" && operation.tags[0] !== "health check",
    )
    .map((place) => `${folderOf(place)}/${place.operation.operationId}`)
    .flatMap((stem) => [`${stem}.ts`, `${stem}.test.ts`]);
  expect(inOperations).toEqual(expected.sort());
});

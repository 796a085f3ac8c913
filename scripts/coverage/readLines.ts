import { existsSync, readFileSync } from "node:fs";
import { operationTable } from "@talent/contract/data-api";
import type { Line } from "./Line.ts";

const contract = new URL("../../spec/data-api/", import.meta.url);

/** The file of an operation, or of a component named by its own path. Throws when there is none. */
function contractFile(name: string): string {
  const operation = operationTable[name as keyof typeof operationTable];
  const path = operation ? `paths/${operation.tag.replaceAll(" ", "-")}/${name}.yaml` : name;
  if (!existsSync(new URL(path, contract))) throw new Error(`the contract has no ${name}`);
  return `spec/data-api/${path}`;
}

/** A file of the portal's source. Throws when there is none. */
function portalFile(name: string): string {
  const path = `packages/portal/src/${name}`;
  if (!existsSync(new URL(`../../${path}`, import.meta.url))) throw new Error(`the portal has no ${name}`);
  return path;
}

function readTable(table: string, file: (name: string) => string): Line[] {
  const rows = readFileSync(new URL(table, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  return rows.map((row): Line => {
    const [section = "", key = "", says = "", files = ""] = row.split("\t");
    return { section, key, says, stands: files.split(" ").map(file) };
  });
}

/** Every line of the data API's specification: those of specification.tsv, one of A7 for each call of the contract, and one for all health checks. */
export function readLines(): Line[] {
  const operations = Object.values(operationTable);
  const calls = operations
    .filter(({ tag }) => tag !== "health check")
    .map(({ operationId, method, path }): Line => {
      return {
        section: "A7",
        key: operationId,
        says: `${method} ${path}`,
        stands: [contractFile(operationId)],
      };
    });
  const health: Line = {
    section: "A7",
    key: "health checks",
    says: `GET /health/{service path}, ${operations.length - calls.length} services`,
    stands: [contractFile("schemas/HealthResponse.yaml")],
  };
  const lines = [...readTable("specification.tsv", contractFile), ...calls, health];
  return lines.sort((one, other) => one.section.localeCompare(other.section));
}

/** Every line of the portal's specification, which is portal.tsv. */
export function readPortalLines(): Line[] {
  return readTable("portal.tsv", portalFile);
}

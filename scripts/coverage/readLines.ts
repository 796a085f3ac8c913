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

/** Every line of the specification: those of specification.tsv, one of A7 for each call of the contract, and one for all health checks. */
export function readLines(): Line[] {
  const rows = readFileSync(new URL("specification.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  const written = rows.map((row): Line => {
    const [section = "", key = "", says = "", files = ""] = row.split("\t");
    return { section, key, says, contract: files.split(" ").map(contractFile) };
  });
  const operations = Object.values(operationTable);
  const calls = operations
    .filter(({ tag }) => tag !== "health check")
    .map(({ operationId, method, path }): Line => {
      return {
        section: "A7",
        key: operationId,
        says: `${method} ${path}`,
        contract: [contractFile(operationId)],
      };
    });
  const health: Line = {
    section: "A7",
    key: "health checks",
    says: `GET /health/{service path}, ${operations.length - calls.length} services`,
    contract: [contractFile("schemas/HealthResponse.yaml")],
  };
  return [...written, ...calls, health].sort((one, other) => one.section.localeCompare(other.section));
}

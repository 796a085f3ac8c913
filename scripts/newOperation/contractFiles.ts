import { readFileSync } from "node:fs";
import type { Plan } from "./readPlan.ts";

/** The operation that new ones are modelled on: the common filters, and one figure. */
const neighbour = "paths/hiring-strategy/getSupplyDemandRatio.yaml";

/** The texts of a new operation's contract, by file from the project's root: operation, schemas and examples. */
export function contractFiles(plan: Plan, folder: string): Record<string, string> {
  const { operationId, stem, tagFolder } = plan;
  const spec = "spec/data-api";
  return {
    [`${spec}/paths/${tagFolder}/${operationId}.yaml`]: operation(
      plan,
      readFileSync(`${folder}/${spec}/${neighbour}`, "utf8"),
    ),
    [`${spec}/schemas/${stem}Data.yaml`]: dataSchema(plan),
    [`${spec}/schemas/${stem}Response.yaml`]: responseSchema(plan),
    [`${spec}/examples/${operationId}.success.yaml`]: example(
      "An answer.",
      "SUCCESS",
      "[]",
      "\n    count: 18412",
    ),
    [`${spec}/examples/${operationId}.insufficientData.yaml`]: example(
      "Too little data.",
      "INSUFFICIENT_DATA",
      "[Insufficient data for the request]",
      " null",
    ),
  };
}

function operation({ operationId, stem, summary, tag, level }: Plan, text: string): string {
  const units = `${level} call unit${level === 1 ? "" : "s"}`;
  return text
    .replaceAll("getSupplyDemandRatio", operationId)
    .replaceAll("SupplyDemandRatio", stem)
    .replace(/summary: .*/, `summary: ${summary}`)
    .replace(/description: >-\n[\s\S]*?\n {2}tags: .*/, () =>
      [
        "description: >-",
        `    ${summary} of the postings that match the place, the role and the other filters. The past year`,
        "    without `daterange`. No posting at all is INSUFFICIENT_DATA.",
        "",
        "",
        `    Level ${level}: ${units}.`,
        `  tags: [${tag}]`,
      ].join("\n"),
    )
    .replace(/x-level: .*/, `x-level: ${level}`)
    .replace(/x-call-units: .*/, `x-call-units: ${level}`);
}

const dataSchema = ({ summary }: Plan) => `type: object
description: ${summary}.
additionalProperties: false
required: [count]
properties:
  count:
    type: integer
    minimum: 0
    description: Number of postings.
`;

const responseSchema = ({ stem, summary }: Plan) => `type: object
description: The envelope of ${summary.toLowerCase()}.
additionalProperties: false
required: [apiCode, messages, data, input]
properties:
  apiCode:
    $ref: ApiCode.yaml
  messages:
    $ref: Messages.yaml
  data:
    anyOf:
      - $ref: ${stem}Data.yaml
      - type: "null"
    description: The answer; null when there is too little or no data.
  input:
    $ref: MeasureInput.yaml
`;

const example = (summary: string, apiCode: string, messages: string, data: string) => `summary: ${summary}
value:
  apiCode: ${apiCode}
  messages: ${messages}
  data:${data}
  input:
    country: US
    daterange: 2024-10-29-2025-10-28
    occupation: [15-1252.00]
    showstaffing: true
    showanonymous: true
    newJobs: true
    openJobs: false
`;

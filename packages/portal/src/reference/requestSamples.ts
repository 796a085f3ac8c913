import type { Sample } from "../guide/Block.ts";
import { installClient, installHooks, tokenSnippet } from "../guide/pages/snippets.ts";

/** A request of the data API with the values of its example: what the samples are written from. */
export type ExampleRequest = {
  operationId: string;
  method: string;
  path: string;
  query: Record<string, string>;
  body?: unknown;
};

/** The request in each language of the guide, for this user's own address; the token request as the guide has it. */
export function requestSamples(request: ExampleRequest): Sample[] {
  if (request.operationId === "createToken") return tokenSnippet;
  return [curl(request), typescript(request), hook(request), python(request)];
}

function curl({ path, query, body }: ExampleRequest): Sample {
  const lines = [`curl -s "${addressOf(path, query)}"`, `-H "authorizationToken: $TOKEN"`];
  if (body !== undefined)
    lines.push(
      `-H "Content-Type: application/json"`,
      `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
    );
  return { language: "curl", code: lines.join(" \\\n  ") };
}

/** A whole program: the client of the guide, then the call. */
function typescript({ method, path, query, body }: ExampleRequest): Sample {
  const input = [
    ...(hasAny(query) ? [`params: { query: ${literal(query)} }`] : []),
    ...(body === undefined ? [] : [`body: ${literal(body)}`]),
  ];
  const call = `talent.${method.toUpperCase()}(${JSON.stringify(path)}${input.length > 0 ? `, { ${input.join(", ")} }` : ""})`;
  return {
    language: "TypeScript",
    code: `${installClient}import { createTalentClient } from "@talent/client";

const talent = createTalentClient({
  baseUrl: "{{apiUrl}}",{{authOption}}
  key: process.env.TALENT_KEY ?? "",
  secret: process.env.TALENT_SECRET ?? "",
});
const { data, error } = await ${call};
console.log(JSON.stringify(error ?? data, null, 2));`,
  };
}

function hook({ operationId, query, body }: ExampleRequest): Sample {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const input = body === undefined ? (hasAny(query) ? literal(query) : "") : literal(body);
  return {
    language: "React hook",
    code: `${installHooks}import { use${name} } from "@talent/contract/data-api/hooks";

export function Answer() {
  const { data, isPending, error } = use${name}(${input});
  if (isPending) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}`,
  };
}

/** A whole program on the standard library; a refusal is printed like any other answer. */
function python({ path, query, body }: ExampleRequest): Sample {
  const lines = [`    "${addressOf(path, query)}",`];
  if (body !== undefined) lines.push(`    data=json.dumps(${pythonLiteral(body)}).encode(),`);
  const type = body === undefined ? "" : `, "Content-Type": "application/json"`;
  return {
    language: "Python",
    code: `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
${lines.join("\n")}
    headers={"authorizationToken": os.environ["TOKEN"]${type}},
)
try:
    answer = urllib.request.urlopen(request)
except urllib.error.HTTPError as refusal:
    answer = refusal
print(json.dumps(json.load(answer), indent=2))`,
  };
}

function addressOf(path: string, query: Record<string, string>): string {
  return `{{apiUrl}}${path}${hasAny(query) ? `?${new URLSearchParams(query)}` : ""}`;
}

function hasAny(query: Record<string, string>): boolean {
  return Object.keys(query).length > 0;
}

/** A value as it is written in TypeScript, names without quotation marks where they need none. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${literal(one)}`,
  );
  return `{ ${fields.join(", ")} }`;
}

/** A value as it is written in Python, which takes JSON's text and numbers but has its own words. */
function pythonLiteral(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null) return "None";
  if (Array.isArray(value)) return `[${value.map(pythonLiteral).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value as object).map(
    ([name, one]) => `${JSON.stringify(name)}: ${pythonLiteral(one)}`,
  );
  return `{${fields.join(", ")}}`;
}

import type { Sample } from "../guide/Block.ts";
import { tokenSnippet } from "../guide/pages/snippets.ts";

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

function typescript({ method, path, query, body }: ExampleRequest): Sample {
  const input =
    body === undefined
      ? hasAny(query) && `{ params: { query: ${literal(query)} } }`
      : `{ body: ${literal(body)} }`;
  const call = `talent.${method.toUpperCase()}(${JSON.stringify(path)}${input ? `, ${input}` : ""})`;
  return {
    language: "TypeScript",
    code: `const { data, error } = await ${call};\nconsole.log(error ?? data);`,
  };
}

function hook({ operationId, query, body }: ExampleRequest): Sample {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const input = body === undefined ? (hasAny(query) ? literal(query) : "") : literal(body);
  return {
    language: "React hook",
    code: `import { use${name} } from "@talent/contract/data-api/hooks";

export function Answer() {
  const { data, isPending, error } = use${name}(${input});
  if (isPending) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}`,
  };
}

function python({ path, query, body }: ExampleRequest): Sample {
  const lines = [`    "${addressOf(path, query)}",`];
  if (body !== undefined) lines.push(`    data=json.dumps(${pythonLiteral(body)}).encode(),`);
  const type = body === undefined ? "" : `, "Content-Type": "application/json"`;
  return {
    language: "Python",
    code: `import json, urllib.request

request = urllib.request.Request(
${lines.join("\n")}
    headers={"authorizationToken": token${type}},
)
print(json.load(urllib.request.urlopen(request)))`,
  };
}

function addressOf(path: string, query: Record<string, string>): string {
  return `{{apiUrl}}${path}${hasAny(query) ? `?${new URLSearchParams(query)}` : ""}`;
}

function hasAny(query: Record<string, string>): boolean {
  return Object.keys(query).length > 0;
}

/** An object as it is written in a program, names without quotation marks. */
function literal(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${literal(one)}`);
  return `{ ${fields.join(", ")} }`;
}

function pythonLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('":', '": ');
}

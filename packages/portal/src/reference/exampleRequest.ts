import { exampleValues } from "./fillExample.ts";
import { follow, type Reference } from "./follow.ts";
import type { ExampleRequest } from "./requestSamples.ts";

type Parameter = { name: string; in: string; required?: boolean; example?: unknown };
type Example = { value?: unknown };
type Media = Record<string, { examples?: Record<string, Example | Reference> }>;

/** What is read of an operation to write a request for it and to name its failures. */
export type Operation = {
  operationId?: string;
  summary?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Media };
  responses?: Record<string, { content?: Media } | Reference>;
};

/** A document whose references can be followed. */
export type Document = { paths: Record<string, Record<string, object>>; components?: object };

/** A failure of an operation by its status, apiCode and message. */
export type Failure = { status: number; apiCode: string; message: string };

/** A request with all an operation cannot do without, for this country. */
export function exampleRequest(
  document: Document,
  { path, method, operation }: { path: string; method: string; operation: Operation },
  country: string,
): ExampleRequest {
  const needed = (operation.parameters ?? [])
    .map((parameter) => follow(document, parameter))
    .filter((parameter) => parameter.required && parameter.in === "query")
    .map(({ name, example }) => [name, name === "country" ? country : String(example ?? "")]);
  const [body] = examplesOf(document, operation.requestBody?.content);
  return {
    operationId: operation.operationId ?? "",
    method,
    path,
    query: { ...Object.fromEntries(needed), ...exampleValues(document, operation.summary ?? "", country) },
    ...(body === undefined ? {} : { body }),
  };
}

/** The failures the contract has examples of for an operation, each once, in the order of their status. */
export function failuresOf(document: Document, operation: Operation): Failure[] {
  const found = new Map<string, Failure>();
  for (const [status, answer] of Object.entries(operation.responses ?? {}))
    for (const example of examplesOf(document, follow(document, answer).content)) {
      const { apiCode, messages = [] } = (example ?? {}) as { apiCode?: string; messages?: string[] };
      const [message = ""] = messages;
      if (apiCode !== undefined && apiCode !== "SUCCESS")
        found.set(`${status} ${message}`, { status: Number(status), apiCode, message });
    }
  return [...found.values()].sort((one, other) => one.status - other.status);
}

function examplesOf(document: Document, content: Media | undefined): unknown[] {
  return Object.values(content ?? {}).flatMap(({ examples = {} }) =>
    Object.values(examples).map((example) => follow(document, example).value),
  );
}

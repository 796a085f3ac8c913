import { readFileSync } from "node:fs";
import { contracts, root } from "../../scripts/generate/contracts.ts";
import {
  type Document,
  type Method,
  methods,
  type Operation,
  type Parameter,
} from "../../scripts/generate/Document.ts";
import { resolve } from "../../scripts/generate/resolve.ts";

/** An operation of a bundle with where it is reached. */
export type Place = {
  contract: string;
  document: Document;
  path: string;
  method: Method;
  operation: Operation;
};

/** One named example of one answer, or of the request body when there is no status. */
export type Case = {
  place: Place;
  status?: string;
  name: string;
  mediaType: string;
  schema: object;
  value: unknown;
};

type Media = { schema: object; examples?: Record<string, { value: unknown }> };
type Answer = { content?: Record<string, Media> };

/** The bundle of a contract. */
export function bundled(contract: string): Document {
  return JSON.parse(readFileSync(`${root}/generated/${contract}/openapi.json`, "utf8")) as Document;
}

/** Every operation of every contract. */
export const places: Place[] = contracts().flatMap(({ name }) => {
  const document = bundled(name);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ contract: name, document, path, method, operation }] : [];
    }),
  );
});

/** The operation's parameters, references followed. */
export function parametersOf({ document, operation }: Place): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
}

/** Every documented status of the operation with its answer, references followed. */
export function answersOf({ document, operation }: Place): [status: string, answer: Answer][] {
  return Object.entries(operation.responses).map(([status, answer]) => [
    status,
    resolve(document, answer as Answer),
  ]);
}

/** Every named example of the operation: of its answers, then of its request body. */
export function casesOf(place: Place): Case[] {
  const answers = answersOf(place).flatMap(([status, { content = {} }]) => examples(place, content, status));
  const body = place.operation.requestBody?.content as Record<string, Media> | undefined;
  return [...answers, ...examples(place, body ?? {})];
}

function examples(place: Place, content: Record<string, Media>, status?: string): Case[] {
  return Object.entries(content).flatMap(([mediaType, media]) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => ({
      place,
      status,
      name,
      mediaType,
      schema: media.schema,
      value: resolve(place.document, example).value,
    })),
  );
}

/** What the pipeline reads of an OpenAPI document; everything else passes through untouched. */
export type Document = {
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
  security?: Record<string, string[]>[];
  components?: Record<string, Record<string, unknown>>;
};

/** The operations of one path, by method in lower case. */
export type PathItem = Partial<Record<Method, Operation>>;

/** The methods a contract may use, in the order they are listed in. */
export const methods = ["get", "put", "post", "patch", "delete"] as const;

export type Method = (typeof methods)[number];

export type Reference = { $ref: string };

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string, ...string[]];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
  security?: Record<string, string[]>[];
} & Extensions;

export type Parameter = {
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Record<string, unknown>;
} & Extensions;

/** Specification extensions, by their names in the document. */
export type Extensions = { [name: `x-${string}`]: unknown };

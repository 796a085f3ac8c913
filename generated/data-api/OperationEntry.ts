/** What the contract says about one operation, for code that decides by it. Extensions are documented in spec/README.md. */
export type OperationEntry = {
  operationId: string;
  method: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  path: string;
  tag: string;
  summary: string;
  /** Names of the security schemes it asks for; empty when it asks for none. */
  security: readonly string[];
  /** Media types of the request body; empty when there is no body. */
  body: readonly string[];
  /** Every declared parameter; one that is not here is unknown. */
  parameters: readonly ParameterEntry[];
  /** Names of the examples of each documented status, in the contract's order. */
  responses: Readonly<Record<string, readonly string[]>>;
  /** 1, 2 or 3; 0 for what costs nothing; absent where the contract has no levels. */
  level?: number;
  callUnits?: number;
  /** Whether a call changes something although no GET says so; such operations have mutations for hooks. */
  changesState?: boolean;
  location?: LocationRule;
  role?: RoleRule;
  window?: WindowRule;
  exclusive?: readonly ExclusiveRule[];
  requires?: RequiresRule;
  /** On a health check: the operation whose service it probes. */
  probes?: string;
};

/** One declared parameter: the wire form in `schema`, what stands behind it in the rest. */
export type ParameterEntry = {
  name: string;
  in: "query" | "path" | "header";
  required: boolean;
  description: string;
  example?: unknown;
  schema: ParameterSchema;
  list?: ListRule;
  facet?: FacetRule;
  /** The kind of thing its ids name: each id must exist. */
  entity?: string;
  /** Which part of a selection it is. */
  filter?: "location" | "role" | "profile" | "employer" | "window";
};

export type ParameterSchema = {
  type: "string" | "integer" | "number" | "boolean";
  enum?: readonly string[];
  const?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
};

/** A comma-separated list; without `maxItems` another rule bounds it. */
export type ListRule = {
  maxItems?: number;
  prefixes?: readonly ("not" | "req")[];
  item: "integer" | "soc8" | "iso2" | "text";
};

/** `name@count` items: which names, how many at once, and the count's default and bound. */
export type FacetRule = {
  names: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  maxNames: number;
  defaultCount: number;
  maxCount: number;
};

/** Whether a place is needed, which parameters give one, which of several wins, and of how many countries. */
export type LocationRule = {
  required: boolean;
  anyOf: readonly string[];
  precedence: "broadest" | "narrowest";
  countries: number;
};

/** Whether a role is needed: a talent profile or attributes, never both. */
export type RoleRule = { required: boolean };

/** The date range without `daterange`, the longest allowed, and a fixed length of which only the end can be chosen. */
export type WindowRule = { default: string; max?: string; span?: string };

/** No parameter of `one` may stand beside one of `other`. */
export type ExclusiveRule = { one: readonly string[]; other: readonly string[] };

/** At least one of `anyOf`, else this message. */
export type RequiresRule = { anyOf: readonly string[]; message: string };

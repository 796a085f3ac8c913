import type { DictionaryEntry } from "virtual:data-dictionary";
import type { IndexedOperation } from "virtual:operation-index";

type Reference = { $ref: string };
type Schema = {
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema | Reference>;
  items?: Schema | Reference;
  oneOf?: (Schema | Reference)[];
  anyOf?: (Schema | Reference)[];
  allOf?: (Schema | Reference)[];
};
type Parameter = { name: string; description?: string; required?: boolean; example?: unknown };
type Example = { value: unknown };
type Content = Record<
  string,
  { schema?: Schema | Reference; examples?: Record<string, Example | Reference> }
>;
type Operation = {
  operationId?: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content } | Reference>;
};

/** Who is asked for help, and under which terms. */
type Info = { contact?: { url?: string; email?: string }; termsOfService?: string };

/** What is read of an OpenAPI document. */
export type ContractDocument = {
  info?: Info;
  paths: Record<string, Record<string, Operation>>;
  components?: unknown;
};

const methods = ["get", "post", "put", "patch", "delete"];

/** Every operation with its path and its method in lower case, in the order of the document. */
export function operationsOf(
  document: ContractDocument,
): { path: string; method: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** What a reference within the document points at; anything else as it is. */
export function resolve<Value>(document: ContractDocument, value: Value | Reference): Value {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value as Value;
  const steps = value.$ref.slice(2).split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Value;
}

/** Summary, description and parameters of each operation, in the order of the document. */
export function toOperationIndex(document: ContractDocument): IndexedOperation[] {
  return operationsOf(document).map(({ path, method, operation }) => ({
    tag: operation.tags[0] ?? "",
    summary: operation.summary,
    description: plain(operation.description ?? ""),
    operationId: operation.operationId ?? "",
    method: method.toUpperCase(),
    path,
    parameters: [...parametersOf(document, operation), ...bodyFields(document, operation)],
  }));
}

function parametersOf(document: ContractDocument, operation: Operation): IndexedOperation["parameters"] {
  return (operation.parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .map(({ name, description = "" }) => ({ name, description: plain(description) }));
}

function bodyFields(document: ContractDocument, operation: Operation): IndexedOperation["parameters"] {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (content?.schema === undefined) return [];
  const { properties = {} } = resolve(document, content.schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    description: plain(resolve(document, value).description ?? ""),
  }));
}

/** Text as it is read, without the signs Markdown has around code and what is stressed. */
function plain(text: string): string {
  return text.replace(/[`*]/g, "");
}

/** Where the contract says help is found, a page rather than an address to write to, and its terms. */
export function toSupport({ info }: ContractDocument): { supportUrl: string; termsUrl: string } {
  const { url, email = "" } = info?.contact ?? {};
  return { supportUrl: url ?? `mailto:${email}`, termsUrl: info?.termsOfService ?? "" };
}

/** Every field of every successful answer, by name, then meaning; fields alike in both share one entry. */
export function toDictionary(document: ContractDocument): DictionaryEntry[] {
  const entries = new Map<string, DictionaryEntry>();
  for (const { path, operation } of operationsOf(document)) {
    if (path.startsWith("/health/")) continue;
    const { content = {} } = resolve(document, operation.responses["200"] ?? {});
    for (const { schema } of Object.values(content)) {
      if (schema === undefined) continue;
      for (const [field, type, meaning] of fieldsOf(document, schema, new Set())) {
        const key = `${field} ${type} ${meaning}`;
        const entry = entries.get(key) ?? { field, type, meaning, operations: [] };
        if (!entry.operations.includes(operation.summary)) entry.operations.push(operation.summary);
        entries.set(key, entry);
      }
    }
  }
  return [...entries.values()].sort(
    (a, b) => a.field.localeCompare(b.field, "en") || a.meaning.localeCompare(b.meaning, "en"),
  );
}

type Field = [field: string, type: string, meaning: string];

function fieldsOf(document: ContractDocument, value: Schema | Reference, seen: Set<Schema>): Field[] {
  const schema = resolve(document, value);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  if (schema.items) parts.push(schema.items);
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, property]): Field[] => {
    const resolved = resolve(document, property);
    return [
      [field, typeName(document, resolved), resolved.description ?? ""],
      ...fieldsOf(document, property, seen),
    ];
  });
  return [...own, ...parts.flatMap((part) => fieldsOf(document, part, seen))];
}

function typeName(document: ContractDocument, schema: Schema): string {
  const { type, format, items } = schema;
  if (items) return `list of ${typeName(document, resolve(document, items))}`;
  const names = [
    type ??
      (schema.oneOf ?? schema.anyOf ?? schema.allOf)?.map((part) =>
        typeName(document, resolve(document, part)),
      ) ??
      "any",
  ].flat();
  const name = [...new Set(names)].filter((one) => one !== "null").join(" or ");
  return `${format ?? name}${names.includes("null") ? ", may be null" : ""}`;
}

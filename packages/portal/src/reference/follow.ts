/** A pointer to another part of the same document. */
export type Reference = { $ref: string };

/** What a reference within the document points at; anything else as it is. */
export function follow<Value>(document: object, value: Value | Reference): Value {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value as Value;
  const steps = value.$ref.slice(2).split("/");
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Value;
}

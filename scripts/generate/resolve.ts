import type { Document, Reference } from "./Document.ts";

/** What a `$ref` inside the bundle points at, or the value itself when it is no reference. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  if (!("$ref" in value)) return value;
  const path = value.$ref.split("/").slice(1);
  let found: unknown = document;
  for (const step of path) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== "object" || found === null) throw new Error(`${value.$ref} points at nothing.`);
  return resolve(document, found as T | Reference);
}

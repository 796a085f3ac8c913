import type { Document } from "../generate/Document.ts";

/** The bundle with only the given paths, and only the components these are made of. */
export function sliceDocument(document: Document, paths: readonly string[]): Document {
  const kept = Object.fromEntries(
    paths.flatMap((path) => (document.paths[path] ? [[path, document.paths[path]]] : [])),
  );
  const components: NonNullable<Document["components"]> = {};
  const { securitySchemes } = document.components ?? {};
  if (securitySchemes) components.securitySchemes = securitySchemes;
  const gather = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === "string") keep($ref);
    for (const child of Object.values(value)) gather(child);
  };
  const keep = (ref: string): void => {
    const [, , kind = "", name = ""] = ref.split("/");
    const component = document.components?.[kind]?.[name];
    const members = components[kind] ?? {};
    components[kind] = members;
    if (component === undefined || name in members) return;
    members[name] = component;
    gather(component);
  };
  gather(kept);
  return { ...document, paths: kept, components };
}

/** The bundle with of every operation only what rules that compare operations look at. */
export function skeleton(document: Document): Document {
  const bare = ({ operationId, summary, tags }: Record<string, unknown>) => ({ operationId, summary, tags });
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, bare(operation)])),
    ]),
  );
  return { ...document, paths, components: {} } as Document;
}

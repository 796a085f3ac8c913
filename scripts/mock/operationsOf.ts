import { type Document, methods } from "../generate/Document.ts";
import { resolve } from "../generate/resolve.ts";

/** An answer an operation can be asked for: its status, and its example where it has a body. */
export type MockAnswer = { status: string; name: string | undefined };

/** An operation as a mock serves it: `examples` are the names of each status, in the contract's order; `query` its parameters there. */
export type MockOperation = {
  operationId: string;
  method: string;
  path: string;
  query: string[];
  examples: MockAnswer[];
};

type Response = { content?: Record<string, { examples?: Record<string, unknown> }> };

/** Every operation of a bundle with the answers it can be asked for; an answer without a body has no name. */
export function operationsOf(document: Document): MockOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const examples = Object.entries(operation.responses).flatMap(([status, response]): MockAnswer[] => {
        const { content = {} } = resolve<Response>(document, response as Response);
        const names = Object.values(content).flatMap((media) => Object.keys(media.examples ?? {}));
        return names.length > 0 ? names.map((name) => ({ status, name })) : [{ status, name: undefined }];
      });
      const query = (operation.parameters ?? [])
        .map((parameter) => resolve(document, parameter))
        .flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : []));
      return [{ operationId: operation.operationId, method: method.toUpperCase(), path, query, examples }];
    }),
  );
}

/** Finds the operation of a call; a literal path goes before one with parameters in it. */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  const fits = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split(/\{[^}]+\}/)
        .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
        .join("[^/]+")}$`,
    ).test(path);
  const own = operations.filter((operation) => operation.method === method);
  return own.find((operation) => operation.path === path) ?? own.find((operation) => fits(operation.path));
}

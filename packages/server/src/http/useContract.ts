import type { FastifyInstance, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";

/** What answers one operation: any of the contract's, by its operationId. */
export type Handlers = Readonly<Record<string, NonNullable<RouteOptions["handler"]>>>;

/**
 * Makes the routes of a contract's bundle. Bodies are validated by the framework; queries are read by the handlers,
 * which know the specification's order of checks and its messages, and answers are written by them as JSON text.
 * Throws when an operation has no handler.
 */
export async function useContract(
  app: FastifyInstance,
  specification: object,
  handlers: Handlers,
): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (!route.schema) return;
    const {
      querystring: _query,
      response: _response,
      params: _params,
      headers: _headers,
      ...rest
    } = route.schema as Record<string, unknown>;
    route.schema = rest;
  });
  await app.register(openapiGlue, {
    specification: structuredClone(specification),
    operationResolver: (operationId: string) => {
      const handler = handlers[operationId];
      return (handler ?? (() => Promise.reject(new Error(`${operationId} has no handler`)))) as never;
    },
  });
}

/** The operationId of the route a request matched, if it matched one of a contract's. */
export function operationIdOf(schema: unknown): string | undefined {
  return (schema as { operationId?: string } | undefined)?.operationId;
}

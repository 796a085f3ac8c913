import type { FastifyInstance, RouteOptions } from "fastify";
import openapiGlue from "fastify-openapi-glue";
import type { AnswerCheck } from "./AnswerCheck.ts";
import { holdToBody } from "./holdToBody.ts";

/** What answers one operation: any of the contract's, by its operationId. */
export type Handlers = Readonly<Record<string, NonNullable<RouteOptions["handler"]>>>;

/** What a contract is served with: its handlers by operationId, and how its answers are held against it. */
export type ContractUse = { specification: object; handlers: Handlers; check: AnswerCheck };

/**
 * Makes the routes of a contract's bundle. Bodies are validated by the framework, queries are read by the handlers,
 * which know the specification's order of checks and its messages, and answers are written by them as JSON text.
 * Throws when an operation has no handler.
 */
export async function useContract(
  app: FastifyInstance,
  { specification, handlers, check }: ContractUse,
): Promise<void> {
  checkOnSend(app, check);
  app.addHook("onRoute", (route) => {
    if (!route.schema) return;
    const {
      querystring: _query,
      params: _params,
      headers: _headers,
      ...rest
    } = route.schema as Record<string, unknown>;
    route.schema = rest;
    holdToBody(route);
  });
  await app.register(openapiGlue, {
    specification: withoutAnswers(specification),
    operationResolver: (operationId: string) => {
      const handler = handlers[operationId];
      if (!handler) throw new Error(`the operation ${operationId} of the contract has no handler`);
      return handler as never;
    },
  });
}

/** A contract as the routes need it: answers are written and checked here, so their schemas are left out. */
function withoutAnswers(specification: object): object {
  const copy = structuredClone(specification) as {
    paths?: Record<string, Record<string, { responses?: object }>>;
  };
  for (const item of Object.values(copy.paths ?? {}))
    for (const operation of Object.values(item))
      if (operation.responses) operation.responses = { default: { description: "" } };
  return copy;
}

function checkOnSend(app: FastifyInstance, check: AnswerCheck): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isJson =
      typeof payload === "string" && String(reply.getHeader("content-type")).startsWith("application/json");
    if (!isJson || !check.isDue()) return done(null, payload);
    const path = openapiPath(request.routeOptions.url ?? "");
    const place = { path, method: request.method, status: reply.statusCode };
    const violation = check.violation(place, JSON.parse(payload));
    if (violation === undefined) return done(null, payload);
    request.log.error({ violation }, "an answer is not as the contract has it");
    if (!check.strict) return done(null, payload);
    reply.code(500);
    done(null, JSON.stringify({ violation }));
  });
}

/** A route's path as OpenAPI writes it. */
const openapiPath = (url: string): string => url.replace(/:([A-Za-z]+)/g, "{$1}");

/** The operationId of the route a request matched, if it matched one of a contract's. */
export function operationIdOf(schema: unknown): string | undefined {
  return (schema as { operationId?: string } | undefined)?.operationId;
}

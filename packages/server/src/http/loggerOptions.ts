import { withoutValues } from "@talent/accounts";
import type { FastifyServerOptions } from "fastify";
import { stdSerializers } from "pino";

/**
 * Structured logs with the request id and without secrets: no header but the user agent, no query, no body, and of a
 * failure in the store not the values.
 */
export function loggerOptions(level: string): FastifyServerOptions["logger"] {
  return {
    level,
    serializers: {
      req: (request) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
        userAgent: request.headers["user-agent"],
      }),
      err: (error) => stdSerializers.err(withoutValues(error)),
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}

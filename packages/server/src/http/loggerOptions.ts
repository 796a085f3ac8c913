import type { FastifyServerOptions } from "fastify";

/** Structured logs with the request id and without secrets: no header but the user agent, no query, no body. */
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
      res: (reply) => ({ status: reply.statusCode }),
    },
  };
}

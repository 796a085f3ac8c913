import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What a page of another origin may read of an answer besides its body. */
const exposed = ["RateLimit", "RateLimit-Policy", "Retry-After", "ETag", "x-request-id"];

/** Lets pages of the given origins call these operations; without any, browsers keep to the server's own. */
export async function crossOrigin(
  app: FastifyInstance,
  origins: readonly string[],
  operations: readonly { method: string }[],
): Promise<void> {
  if (origins.length === 0) return;
  const options: FastifyCorsOptions = {
    origin: [...origins],
    methods: [...new Set(operations.map(({ method }) => method))],
    credentials: true,
    exposedHeaders: exposed,
    maxAge: 600,
  };
  await app.register(cors, {
    delegator: (request, answer) => answer(null, { ...options, preflight: isPreflight(request) }),
  });
}

/** Whether a browser asks for leave; any other OPTIONS is a method this API does not have. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers["access-control-request-method"] !== undefined;
}

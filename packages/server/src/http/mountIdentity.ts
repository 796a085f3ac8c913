import type { Identity } from "@talent/identity";
import type { FastifyInstance } from "fastify";

/** Hands every request under the provider's path to it, with the headers that stand on the answer so far. */
export function mountIdentity(app: FastifyInstance, identity: Identity): void {
  const isIts = (url: string) =>
    url === identity.path || url.startsWith(`${identity.path}/`) || url.startsWith(`${identity.path}?`);
  // Not an async function, which would let every call wait for a promise.
  app.addHook("onRequest", (request, reply, done) => {
    if (!isIts(request.raw.url ?? "")) return done();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    identity.handler(request.raw, reply.raw).catch(done);
  });
}

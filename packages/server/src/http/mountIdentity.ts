import type { Identity } from "@talent/identity";
import type { FastifyInstance } from "fastify";

/** Hands every request under the provider's path to it, before anything of this server touches it. */
export function mountIdentity(app: FastifyInstance, identity: Identity): void {
  const isIts = (url: string) =>
    url === identity.path || url.startsWith(`${identity.path}/`) || url.startsWith(`${identity.path}?`);
  app.addHook("onRequest", async (request, reply) => {
    if (!isIts(request.raw.url ?? "")) return;
    reply.hijack();
    await identity.handler(request.raw, reply.raw);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDataPath } from "./isDataPath.ts";
import { Problem } from "./Problem.ts";
import { wantsPage } from "./wantsPage.ts";

/** The methods that an address has by the contracts, in alphabetical order, for the Allow header of a 405. */
export type AllowedMethods = (address: string) => readonly string[] | undefined;

/** Looks the methods up among the contracts' operations, whose paths may have parameters: `/v1/lists/{list}`. */
export function allowedMethods(operations: Iterable<{ path: string; method: string }>): AllowedMethods {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const paths = [...byPath].map(([path, some]) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]*\}/g, "[^/]+")}$`),
    methods: some.map(({ method }) => method).sort(),
  }));
  return (address) => paths.find(({ pattern }) => pattern.test(address))?.methods;
}

/** What an address without a route is answered from; `sendPage` sends the portal's page, where it is built. */
export type NotFoundParts = {
  methods: AllowedMethods;
  authenticate: (request: FastifyRequest) => unknown;
  sendPage?: ((reply: FastifyReply) => FastifyReply) | undefined;
};

/**
 * Answers what no route takes: 405 with Allow where the path has other methods, else 404, which a browser gets as the
 * portal's page. Under the data API's paths a call without a valid token gets 401 before it learns which paths there are.
 */
export function setNotFound(app: FastifyInstance, { methods, authenticate, sendPage }: NotFoundParts): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (isDataPath(path)) await authenticate(request);
    const allowed = methods(path);
    if (!allowed && sendPage && wantsPage(request)) return sendPage(reply.code(404));
    if (!allowed) throw new Problem("unknownPath");
    const allow = allowed.join(", ");
    throw new Problem("methodNotAllowed", { hint: `Use ${allow}`, headers: { allow } });
  });
}

import { randomUUID } from "node:crypto";
import formbody from "@fastify/formbody";
import { operationTable as dataOperations } from "@talent/contract/data-api";
import { operationTable as portalOperations } from "@talent/contract/portal-api";
import Fastify, { type FastifyInstance } from "fastify";
import { AnswerCache } from "./answers/AnswerCache.ts";
import { WorkLimit } from "./answers/WorkLimit.ts";
import { authenticate, settleOnSend } from "./data-api/authenticate.ts";
import { dataApi } from "./data-api/dataApi.ts";
import { bodyValidator } from "./http/bodyValidator.ts";
import { clientError } from "./http/clientError.ts";
import { crossOrigin } from "./http/crossOrigin.ts";
import { errorHandler } from "./http/errorHandler.ts";
import { loggerOptions } from "./http/loggerOptions.ts";
import { allowedMethods, setNotFound } from "./http/methodNotAllowed.ts";
import { metrics } from "./http/metrics.ts";
import { mountIdentity } from "./http/mountIdentity.ts";
import { probes } from "./http/probes.ts";
import { publishedKeys } from "./http/publishedKeys.ts";
import { endedWithoutBody, readNothingOfEnded } from "./http/requestsWithoutBody.ts";
import { securityHeaders } from "./http/securityHeaders.ts";
import type { SignIn } from "./openIdentity.ts";
import { portalApi } from "./portal-api/portalApi.ts";
import type { Services } from "./Services.ts";
import { calledByPortal } from "./site/calledByPortal.ts";
import { serveArchives } from "./site/serveArchives.ts";
import { servePortal } from "./site/servePortal.ts";
import { servePublicTexts } from "./site/servePublicTexts.ts";

/** What the server is built from. */
export type Parts = SignIn & {
  services: Services;
  portalFolder?: string;
  /** Folder of the packages that others install. */
  archivesFolder?: string;
  /** Memory of the answer cache in bytes; 0 keeps no answer. Default 64 MiB. */
  cacheBytes?: number;
};

/** Largest body of any call: a job description of 10,000 characters in its widest encoding, and room. */
const bodyLimit = 128 * 1024;

/** The server, ready to listen or to be injected into; it opens and closes nothing but itself. */
export async function buildServer({
  services,
  verifier,
  identity,
  tokenEndpoint,
  portalFolder,
  archivesFolder,
  cacheBytes = 64 * 1024 * 1024,
}: Parts): Promise<FastifyInstance> {
  const { settings } = services;
  const app = Fastify({
    logger: loggerOptions(settings.logLevel),
    bodyLimit,
    exposeHeadRoutes: false,
    requestTimeout: 30_000,
    http: endedWithoutBody,
    // While it stops, what still comes on an open connection is answered, and the connection then ends: the framework's
    // own refusal is no envelope, and nobody would try it again.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    frameworkErrors: errorHandler,
    clientErrorHandler: clientError,
  });
  app.setErrorHandler(errorHandler);
  app.setValidatorCompiler(bodyValidator());
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  readNothingOfEnded(app);
  const limit = new WorkLimit(settings.queueLimit, settings.timeLimitMs);
  metrics(app, services, limit);
  settleOnSend(app);
  const operations = [...Object.values(dataOperations), ...Object.values(portalOperations)];
  await securityHeaders(app, calledByPortal(settings, tokenEndpoint));
  await crossOrigin(app, settings.corsOrigins, operations);
  if (identity) mountIdentity(app, identity);
  await app.register(formbody);
  app.removeContentTypeParser("text/plain");

  const cache = new AnswerCache(cacheBytes);
  probes(app, services, limit);
  publishedKeys(app, services);
  await app.register((api) => dataApi(api, { services, cache, limit }));
  await app.register((api) => portalApi(api, services, verifier));
  servePublicTexts(app, services);
  await serveArchives(app, archivesFolder);
  const sendPage = await servePortal(app, portalFolder);
  setNotFound(app, {
    methods: allowedMethods(operations),
    authenticate: (request) => authenticate(services.accounts, request, { level: 0, units: 0 }),
    sendPage,
  });
  return app;
}

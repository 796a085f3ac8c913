import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { isDataPath } from "./isDataPath.ts";

/** Headers of any answer, which are not Helmet's. */
const ofEveryAnswer = new Set(["content-type", "content-length", "date", "connection"]);

const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: true };

/** What the portal's pages may do. Styles may be inline, because the component libraries write them at run time. */
const ofPages = (connect: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      connectSrc: ["'self'", ...connect],
      fontSrc: ["'self'", "data:"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      workerSrc: ["'self'", "blob:"],
    },
  },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity,
});

/**
 * What the data API's answers need, which are JSON and no pages: those headers that OWASP asks of a REST API. What only
 * says how a page opens, links or runs others is left out, since each header costs every call.
 */
const ofData: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  strictTransportSecurity,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/**
 * Headers that keep answers from being framed, sniffed or mixed with other origins. `connect` are the other hosts
 * the portal may call.
 */
export async function securityHeaders(app: FastifyInstance, connect: readonly string[]): Promise<void> {
  const [pages, data] = await Promise.all([headersOfHelmet(ofPages(connect)), headersOfHelmet(ofData)]);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isDataPath(request.url) ? data : pages);
    done();
  });
}

/**
 * What Helmet writes. It is the same on every answer and Helmet would make it anew each time, a tenth of what a call
 * costs the event loop, so that it is asked once.
 */
async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, options);
  const { headers } = await app.inject("/");
  await app.close();
  const found = Object.entries(headers).filter(([name]) => !ofEveryAnswer.has(name));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}

import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";

/** Headers of any answer, which are not Helmet's. */
const ofEveryAnswer = new Set(["content-type", "content-length", "date", "connection"]);

/**
 * Headers that keep answers from being framed, sniffed or mixed with other origins. `connect` are the other hosts
 * the portal may call. Styles may be inline, because the component libraries write them at run time.
 */
export async function securityHeaders(app: FastifyInstance, connect: readonly string[]): Promise<void> {
  const headers = await headersOfHelmet(connect);
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * What Helmet writes. It is the same on every answer and Helmet would make it anew each time, a tenth of what a call
 * costs the event loop, so that it is asked once.
 */
async function headersOfHelmet(connect: readonly string[]): Promise<Record<string, string>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: [...new Set(["'self'", ...connect])],
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
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  const { headers } = await app.inject("/");
  await app.close();
  const found = Object.entries(headers).filter(([name]) => !ofEveryAnswer.has(name));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}

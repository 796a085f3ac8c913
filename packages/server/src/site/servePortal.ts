import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Where the portal's build stands in this workspace. */
export const portalBuild = fileURLToPath(new URL("../../../portal/dist/", import.meta.url));

/**
 * Serves the built portal at /api/: its hashed files for a year, every route of the portal its one page, which the
 * answer sends where else it is wanted. A build made meanwhile is served at once: page and files are of the same one.
 * Without a build /api/ says how to make one, and there is no page.
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string = portalBuild,
): Promise<((reply: FastifyReply) => FastifyReply) | undefined> {
  app.route({
    method: ["GET", "HEAD"],
    url: "/",
    handler: async (_request, reply) => reply.redirect("/api/"),
  });
  const page = join(folder, "index.html");
  if (!existsSync(page)) {
    app.get("/api", async (_request, reply) => reply.redirect("/api/"));
    app.get("/api/", async (_request, reply) =>
      reply.code(503).type("text/plain").send("The portal is not built; run `pnpm start`, which builds it."),
    );
    return undefined;
  }
  const html = readLatest(page);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/api/",
    index: false,
    preCompressed: true,
    // A folder has nothing to show: it is told as what is not there.
    allowedPath: (path) => !path.endsWith("/"),
    setHeaders: (reply, path) => {
      const lasting = /[/\\]assets[/\\]/.test(path);
      reply.header("cache-control", lasting ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const sendPage = (reply: FastifyReply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html());
  for (const route of ["/api", "/api/", "/api/endpoints", "/api/faq", "/api/releasenotes"])
    app.route({ method: ["GET", "HEAD"], url: route, handler: async (_request, reply) => sendPage(reply) });
  for (const route of ["/api/endpoints", "/api/faq", "/api/releasenotes"])
    app.get(`${route}/`, async ({ url }, reply) => reply.redirect(url.replace(/\/(?=\?|$)/, "")));
  return (reply) => sendPage(reply.header("vary", "accept"));
}

/** Reads a file anew each time; while a build is about to replace it, what was read before. */
function readLatest(file: string): () => string {
  let latest = readFileSync(file, "utf8");
  return () => {
    try {
      latest = readFileSync(file, "utf8") || latest;
    } catch {
      // Between two builds there is none.
    }
    return latest;
  };
}

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Where the packages stand that `pnpm start` packs. */
const packed = fileURLToPath(new URL("../../../../dist/archives/", import.meta.url));

/** Serves the typed client and the contract with its hooks as archives that npm installs; none where none were packed. */
export async function serveArchives(app: FastifyInstance, folder: string = packed): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/api/packages/",
    index: false,
    decorateReply: false,
    // Of the same name there is a later one as soon as the contract has changed.
    setHeaders: (reply) => reply.header("cache-control", "no-cache"),
  });
}

import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import type { Document } from "../generate/Document.ts";
import { answerRequests } from "../threads/workers.ts";

/** Operations to serve: those of the document take the place of what is served; `paths` is all there is, in order. */
export type PrismChange = { document: Document; paths: string[] };

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

const byPath = new Map<string, Operations>();
const logger = createLogger("mock", { level: "silent" });
let serving: { close: () => Promise<void> } | undefined;

/** Serves the changed operations beside the unchanged ones, on a new port of this machine, which is the answer. */
answerRequests(async ({ document, paths }: PrismChange): Promise<number> => {
  const changed = Object.keys(document.paths).length > 0 ? await getHttpOperationsFromSpec(document) : [];
  for (const path of Object.keys(document.paths)) {
    byPath.set(
      path,
      changed.filter((operation) => operation.path === path),
    );
  }
  const server = createServer(
    paths.flatMap((path) => byPath.get(path) ?? []),
    {
      cors: true,
      config: {
        isProxy: false,
        validateRequest: true,
        validateResponse: true,
        checkSecurity: true,
        errors: false,
        upstreamProxy: undefined,
        mock: { dynamic: false },
      },
      components: { logger },
    },
  );
  const address = await server.listen(0, "127.0.0.1");
  const before = serving;
  serving = server;
  // Calls under way end on the server they began on.
  if (before) setTimeout(() => void before.close(), 2000).unref();
  return Number(new URL(address).port);
});

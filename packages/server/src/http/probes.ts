import type { FastifyInstance } from "fastify";
import type { WorkLimit } from "../answers/WorkLimit.ts";
import type { Services } from "../Services.ts";

/** Whether the server may be sent calls: its snapshot is open and its accounts answer. */
async function isReady({ datasets, accounts }: Services): Promise<boolean> {
  try {
    await accounts.ping();
    const held = datasets.hold();
    held.release();
    return true;
  } catch {
    return false;
  }
}

/** The probes of an orchestrator, outside the contract: /livez (the process answers) and /readyz (calls may come). */
export function probes(app: FastifyInstance, services: Services, limit: WorkLimit): void {
  app.get("/livez", async () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(services);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", load: limit.load });
  });
}

import type { OperationEntry } from "@talent/contract/data-api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/Problem.ts";
import type { Services } from "../../Services.ts";
import { probeOf } from "./probes.ts";

/**
 * The health check of one service: probes what the operation it names needs. 200 'Service is healthy' or 503 'Service
 * is unhealthy', with the path of the service.
 */
export function healthCheck(entry: OperationEntry, probed: OperationEntry, services: Services) {
  const probe = probeOf(probed);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [unknown] = Object.keys(request.query as object);
    if (unknown !== undefined) throw new Problem("unknownParameter", { named: unknown });
    const healthy = await probe(services).then(
      () => true,
      (error: unknown) => {
        request.log.error({ err: error, operation: entry.probes }, "service is unhealthy");
        return false;
      },
    );
    const statusCode = healthy ? 200 : 503;
    return reply
      .code(statusCode)
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send(
        JSON.stringify({
          apiCode: healthy ? "SUCCESS" : "ERROR",
          messages: [healthy ? "Service is healthy" : "Service is unhealthy"],
          data: { statusCode, urlPath: probed.path },
          input: {},
        }),
      );
  };
}

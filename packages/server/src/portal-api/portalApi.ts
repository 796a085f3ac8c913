import type { PortalIdentity, PortalTokenVerifier } from "@talent/accounts";
import { type OperationEntry, operationTable } from "@talent/contract/portal-api";
import specification from "@talent/contract/portal-api/openapi.json" with { type: "json" };
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AnswerCheck } from "../http/AnswerCheck.ts";
import { useContract } from "../http/useContract.ts";
import { identify } from "./identify.ts";
import { portalOperations } from "./operations/index.ts";
import type { PortalCall, PortalContext, PortalOperation, PortalOperationId } from "./PortalOperation.ts";
import { portalErrorHandler } from "./portalProblem.ts";
import { portalParameterReader } from "./readPortalQuery.ts";

/** The portal's calls: every operation of their contract, for signed-in people. */
export async function portalApi(
  app: FastifyInstance,
  context: PortalContext,
  verifier: PortalTokenVerifier,
): Promise<void> {
  app.setErrorHandler(portalErrorHandler);
  const handlers = Object.fromEntries(
    Object.entries(portalOperations).map(([id, operation]) => {
      const entry = operationTable[id as PortalOperationId];
      return [
        id,
        portalHandler(entry, operation as PortalOperation<PortalOperationId>, { context, verifier }),
      ];
    }),
  );
  const check = new AnswerCheck(specification, context.settings.checkAnswers);
  await useContract(app, { specification, handlers, check });
}

/** Who calls an operation that needs no sign-in. */
const nobody: PortalIdentity = { subject: "", session: null, signedInAt: new Date(0) };

function portalHandler<Id extends PortalOperationId>(
  entry: OperationEntry,
  operation: PortalOperation<Id>,
  { context, verifier }: { context: PortalContext; verifier: PortalTokenVerifier },
) {
  const read = portalParameterReader(entry);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const identity = entry.security.length > 0 ? await identify(request, verifier) : nobody;
    if (identity !== nobody) await context.accounts.portal.count(identity);
    const query = read("query", request.query as Record<string, unknown>);
    const path = read("path", request.params as Record<string, unknown>);
    // The contract has checked parameters and body; this is the one place where the compiler takes its word.
    const call = {
      identity,
      query,
      path,
      body: request.body,
      accept: request.headers.accept ?? "",
    } as unknown as PortalCall<Id>;
    const answer = await operation(call, context);
    reply.header("cache-control", "no-store");
    if (typeof answer === "object" && answer !== null && "file" in answer) {
      reply.header("content-disposition", `attachment; filename="${answer.name}"`);
      return reply.type(answer.type).send(Buffer.from(answer.file));
    }
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
  };
}

import type { Accounts } from "@talent/accounts";
import { operationTable } from "@talent/contract/data-api";
import specification from "@talent/contract/data-api/openapi.json" with { type: "json" };
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { AnswerCheck } from "../http/AnswerCheck.ts";
import { operationIdOf, useContract } from "../http/useContract.ts";
import { healthCheck } from "../operations/health-check/healthCheck.ts";
import { operations } from "../operations/index.ts";
import { authenticate, type CallCost } from "./authenticate.ts";
import { costOf } from "./cost.ts";
import { createToken } from "./createToken.ts";
import type { Operation, OperationId } from "./Operation.ts";
import { type Serving, serviceHandler } from "./serviceHandler.ts";

/** The data API: every operation of its contract behind token, limits and contract checks. */
export async function dataApi(app: FastifyInstance, serving: Serving): Promise<void> {
  const { accounts } = serving.services;
  app.addHook("onRoute", (route) => {
    const id = operationIdOf(route.schema) as OperationId | undefined;
    const entry = id && operationTable[id];
    if (entry) route.onRequest = id === "createToken" ? keepFromCaches : admits(accounts, costOf(entry));
  });
  const handlers = Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [
      id,
      serviceHandler(operationTable[id as OperationId], operation as Operation<OperationId>, serving),
    ]),
  );
  const checks = Object.values(operationTable).flatMap((entry) => {
    const probed = entry.probes && operationTable[entry.probes as OperationId];
    return probed ? [[entry.operationId, healthCheck(entry, probed, serving.services)] as const] : [];
  });
  await useContract(app, {
    specification,
    handlers: { ...handlers, ...Object.fromEntries(checks), createToken: createToken(accounts) },
    check: new AnswerCheck(specification, serving.services.settings.checkAnswers),
  });
}

/** RFC 6749, 5.1: no cache keeps what a token request is answered with, be it a refusal. */
const keepFromCaches: onRequestHookHandler = (_request, reply, done) => {
  reply.headers({ "cache-control": "no-store", pragma: "no-cache" });
  done();
};

/** Lets calls of this cost in or refuses them; a call that waits for nothing is let in at once. */
function admits(accounts: Accounts, cost: CallCost): onRequestHookHandler {
  return (request, _reply, done) => {
    try {
      const access = authenticate(accounts, request, cost);
      if (access instanceof Promise) access.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  };
}

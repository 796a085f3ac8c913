import type { OperationEntry } from "@talent/contract/data-api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type AnswerCache, etagOf } from "../answers/AnswerCache.ts";
import { matchesTag } from "../answers/matchesTag.ts";
import type { WorkLimit } from "../answers/WorkLimit.ts";
import { missingEnvelope, successEnvelope } from "../http/Envelope.ts";
import { idCheck } from "../parameters/idCheck.ts";
import { queryReader } from "../parameters/readQuery.ts";
import type { Services } from "../Services.ts";
import { answerKey } from "./answerKey.ts";
import { accessOf } from "./authenticate.ts";
import type { Answer, Call, Context, Operation, OperationId } from "./Operation.ts";

/** What serving an operation needs besides the operation. */
export type Serving = { services: Services; cache: AnswerCache; limit: WorkLimit };

/** Operations whose answers change without the dataset: they belong to the account. */
const accountTags: ReadonlySet<string> = new Set(["foundational", "health check"]);

/**
 * The HTTP side of an operation: reads its query by the contract, computes the answer on a held dataset within the
 * time limit, and sends it in the envelope. What follows from the dataset has an entity tag, by which one who has the
 * answer is told so without it, and equal calls are answered from the cache.
 */
export function serviceHandler<Id extends OperationId>(
  entry: OperationEntry,
  operation: Operation<Id>,
  { services, cache, limit }: Serving,
) {
  const readQuery = queryReader(entry);
  const checkIds = idCheck(entry);
  const tagged = entry.method === "GET" && !accountTags.has(entry.tag);
  const cacheable = cache.keeps && tagged;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = accessOf(request);
    const raw = request.query as Record<string, unknown>;
    const query = readQuery(raw);
    const given = Object.keys(raw);
    const held = services.datasets.hold();
    try {
      const { info, snapshot, market, difficultyIn } = held.dataset;
      const keyed = cacheable && !("talentprofile" in query);
      const key = keyed
        ? answerKey({ operationId: entry.operationId, snapshotId: info.id, query, given, caller })
        : "";
      let answer = keyed ? cache.get(key) : undefined;
      if (!answer) {
        const { accounts, extractor, taxonomy } = services;
        const body = await limit.run(async (signal) => {
          const checked = checkIds(query, { taxonomy, snapshot });
          if (checked) await checked;
          const context: Context = {
            market: market.withSignal(signal),
            snapshot,
            info,
            difficultyIn,
            taxonomy,
            extractor,
            accounts,
          };
          // The contract has checked query and body; this is the one place where the compiler takes its word.
          const call = { operation: entry, query, given, body: request.body, caller } as unknown as Call<Id>;
          return JSON.stringify(toEnvelope(await operation(call, context)));
        });
        answer = { body, etag: etagOf(body) };
        if (keyed) cache.set(key, answer);
      }
      reply.headers({ "cache-control": "private, no-cache", vary: "authorizationToken" });
      if (tagged) {
        reply.header("etag", answer.etag);
        if (matchesTag(request.headers["if-none-match"], answer.etag)) return reply.code(304).send();
      }
      return reply.header("content-type", "application/json; charset=utf-8").send(answer.body);
    } finally {
      held.release();
    }
  };
}

function toEnvelope<Id extends OperationId>(answer: Answer<Id>) {
  return "missing" in answer
    ? missingEnvelope(answer.missing, answer.input)
    : successEnvelope(answer.data, answer.input);
}

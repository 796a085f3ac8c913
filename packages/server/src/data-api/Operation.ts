import type { Accounts, Caller } from "@talent/accounts";
import type { DifficultyReference, ReferenceScope } from "@talent/analytics";
import type { OperationEntry, operations } from "@talent/contract/data-api";
import type { Extractor } from "@talent/extraction";
import type { Market } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import type { Snapshot, SnapshotInfo } from "@talent/warehouse";
import type { Query } from "../parameters/Query.ts";

/** The name of an operation of the data API. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { "application/json": infer Body } } ? Body : never;
type Success<Id extends OperationId> = operations[Id]["responses"] extends { 200: infer Response }
  ? Json<Response>
  : never;
type Field<Body, Name extends string> = Body extends { [N in Name]?: infer Value }
  ? NonNullable<Value>
  : never;

/** What stands in `data` of an operation's success. */
export type Data<Id extends OperationId> = Field<Success<Id>, "data">;

/** What stands in `input`: the parameters as they were used. */
export type Input<Id extends OperationId> = Field<Success<Id>, "input">;

/** The body an operation takes, if it takes one. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;

/** A call as the contract understood it; `given` are the parameters it named itself, defaults aside. */
export type Call<Id extends OperationId> = {
  operation: OperationEntry;
  query: Query<Id>;
  given: readonly string[];
  body: Body<Id>;
  caller: Caller;
};

/** What an operation answers from; `market` stops when the call's time is up. */
export type Context = {
  market: Market;
  snapshot: Snapshot;
  info: SnapshotInfo;
  difficultyIn: (scope: ReferenceScope) => Promise<DifficultyReference>;
  taxonomy: Taxonomy;
  extractor: Extractor;
  accounts: Accounts;
};

/** An operation's answer: its figure, or the word for why there is none. Both echo the input. */
export type Answer<Id extends OperationId> =
  | { data: Data<Id>; input: Input<Id> }
  | { missing: "INSUFFICIENT_DATA" | "NO_DATA_FOUND"; input: Input<Id> };

/** Answers one operation of the contract. Throws a Problem for what the data shows to be wrong with the call. */
export type Operation<Id extends OperationId> = (call: Call<Id>, context: Context) => Promise<Answer<Id>>;

/** The health checks: all of them are one probe of the operation they name. */
export type HealthId = Extract<OperationId, `getHealth${string}`>;

/** One operation for each of the contract's: a missing one, or an answer of the wrong shape, does not compile. */
export type Operations = { readonly [Id in Exclude<OperationId, "createToken" | HealthId>]: Operation<Id> };

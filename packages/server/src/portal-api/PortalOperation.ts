import type { Accounts, PortalIdentity } from "@talent/accounts";
import type { operations } from "@talent/contract/portal-api";
import type { Taxonomy } from "@talent/taxonomy";
import type { Datasets } from "../dataset/Dataset.ts";
import type { Settings } from "../settings.ts";

/** The name of an operation of the portal API. */
export type PortalOperationId = keyof operations;

type Parameters<Id extends PortalOperationId> = operations[Id]["parameters"];
type Part<Id extends PortalOperationId, Where extends string> =
  Parameters<Id> extends { [W in Where]: infer Values } ? Values : undefined;

/** What an operation answers with on success: the body of its 200. */
export type PortalBody<Id extends PortalOperationId> = operations[Id]["responses"] extends {
  200: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** A call of the portal's. `identity` is who is signed in; on operations the contract leaves open it is nobody. */
export type PortalCall<Id extends PortalOperationId> = {
  identity: PortalIdentity;
  query: Part<Id, "query">;
  path: Part<Id, "path">;
  body: operations[Id] extends { requestBody: { content: { "application/json": infer Body } } }
    ? Body
    : undefined;
  accept: string;
};

/** What the portal's operations answer from. */
export type PortalContext = {
  settings: Settings;
  accounts: Accounts;
  taxonomy: Taxonomy;
  datasets: Datasets;
};

/** A file in place of JSON. */
export type PortalFile = { file: Uint8Array; type: string; name: string };

/** Answers one operation of the portal API. */
export type PortalOperation<Id extends PortalOperationId> = (
  call: PortalCall<Id>,
  context: PortalContext,
) => Promise<PortalBody<Id> | PortalFile>;

/** One operation for each of the contract's. */
export type PortalOperations = { readonly [Id in PortalOperationId]: PortalOperation<Id> };

/** The portal's envelope around a success. */
export function done<T>(data: T): { isError: false; messages: string[]; data: T } {
  return { isError: false, messages: [], data };
}

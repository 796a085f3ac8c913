export type { Answer, CallOptions, Data, GetPath, PostPath, Query, RequestBody } from "./Answer.ts";
export {
  type Asked,
  createTalentClient,
  type ListQuery,
  type TalentClient,
  type TalentClientOptions,
  type TokenGiver,
} from "./createTalentClient.ts";
export type { Item, PagedPath } from "./lists.ts";
export type { Retry } from "./sendPatiently.ts";
export { type ErrorCode, TalentError } from "./TalentError.ts";
export type { KeyAndSecret } from "./TokenSource.ts";

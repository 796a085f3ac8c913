export { createTalentClient, type TalentClientOptions } from "./createTalentClient.ts";
export type { Retry } from "./sendWithToken.ts";
export { TalentError } from "./TalentError.ts";
export type { Credentials } from "./TokenSource.ts";

/**
 * What can go wrong, as words. Callers of the API: `invalidSubscription` (token request with an unknown key, a
 * wrong secret or a revoked subscription, never told apart), `unauthorized`, `forbidden`, `quotaExpired`,
 * `tooManyRequests`, `notFound`, `conflict`. Operators: `invalidInput`, `storeInUse`, `storeNotWritable`,
 * `storeUnreachable`, `identityUnreachable`.
 */
export type AccountsErrorWord =
  | "invalidSubscription"
  | "unauthorized"
  | "forbidden"
  | "quotaExpired"
  | "tooManyRequests"
  | "notFound"
  | "conflict"
  | "invalidInput"
  | "storeInUse"
  | "storeNotWritable"
  | "storeUnreachable"
  | "identityUnreachable";

/** A refusal with its word and a sentence for a person; rate refusals carry the headers of the answer. */
export class AccountsError extends Error {
  readonly word: AccountsErrorWord;
  readonly headers: Readonly<Record<string, string>>;

  constructor(word: AccountsErrorWord, message: string, headers: Readonly<Record<string, string>> = {}) {
    // A refusal is an answer: where in the code it was given is of no use, and finding out takes longer than refusing.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "AccountsError";
    this.word = word;
    this.headers = headers;
  }
}

import type { ApiCode } from "@talent/contract/data-api";

/** The apiCodes of a refused or failed call. Too little data and no data are answers, not errors: see `Answer`. */
export type ErrorCode = Exclude<ApiCode, "SUCCESS" | "CREATED" | "INSUFFICIENT_DATA" | "NO_DATA_FOUND">;

/** An answer of the API that is not a success: its apiCode says what kind, its messages what to do. */
export class TalentError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = "TalentError";
  readonly status: number;
  readonly apiCode: Code;
  readonly messages: readonly string[];
  /** Seconds after which trying again makes sense, where the API says so. */
  readonly retryAfter: number | undefined;
  /** The id under which the call stands in the server's log; undefined where it was not told. */
  readonly requestId: string | undefined;

  constructor(status: number, apiCode: Code, messages: readonly string[], headers: Headers = new Headers()) {
    super(`${apiCode}: ${messages.join("; ")}`);
    this.status = status;
    this.apiCode = apiCode;
    this.messages = messages;
    this.retryAfter = secondsToWait(headers);
    this.requestId = headers.get("x-request-id") ?? undefined;
  }

  /** Whether it is an error of this apiCode; narrows the type. */
  is<Asked extends ErrorCode>(apiCode: Asked): this is TalentError<Asked> {
    return (this.apiCode as ErrorCode) === apiCode;
  }

  /** The error an answer stands for, whatever its body; without an envelope its apiCode is told from the status. */
  static from(status: number, body: unknown, headers: Headers): TalentError {
    const { apiCode, messages } = (body ?? {}) as { apiCode?: unknown; messages?: unknown };
    return new TalentError(
      status,
      typeof apiCode === "string" ? (apiCode as ErrorCode) : (codeOf[status] ?? "ERROR"),
      Array.isArray(messages) ? messages.map(String) : [`HTTP status ${status}`],
      headers,
    );
  }
}

/** For answers of a gateway on the way, which knows nothing of envelopes. */
const codeOf: Record<number, ErrorCode> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  405: "METHOD_NOT_ALLOWED",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  504: "GATEWAY_TIMED_OUT",
};

/** What `Retry-After` asks for, a number of seconds or a date, as seconds from now; undefined without one. */
export function secondsToWait(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  if (value === null || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(seconds, 0);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max((date - Date.now()) / 1000, 0);
}

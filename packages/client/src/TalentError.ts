/** An answer of the API that is not a success: its apiCode says what kind, its messages what to do. */
export class TalentError extends Error {
  override name = "TalentError";
  readonly status: number;
  readonly apiCode: string;
  readonly messages: readonly string[];
  /** Seconds after which trying again makes sense, where the API says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, apiCode: string, messages: readonly string[], retryAfter?: number) {
    super(`${apiCode}: ${messages.join("; ")}`);
    this.status = status;
    this.apiCode = apiCode;
    this.messages = messages;
    this.retryAfter = retryAfter;
  }

  /** The error an answer stands for, whatever its body. */
  static from(status: number, body: unknown, headers: Headers): TalentError {
    const { apiCode, messages } = (body ?? {}) as { apiCode?: unknown; messages?: unknown };
    const seconds = Number(headers.get("retry-after"));
    return new TalentError(
      status,
      typeof apiCode === "string" ? apiCode : "ERROR",
      Array.isArray(messages) ? messages.map(String) : [`HTTP status ${status}`],
      headers.has("retry-after") && Number.isFinite(seconds) ? seconds : undefined,
    );
  }
}

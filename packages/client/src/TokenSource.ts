import { Pace } from "./Pace.ts";
import { type Retry, sendPatiently } from "./sendPatiently.ts";
import { TalentError } from "./TalentError.ts";
import { orAborted } from "./wait.ts";

/** What a token is asked for with; for servers and scripts, never for a page others open. */
export type KeyAndSecret = { key: string; secret: string };

/** Where tokens are asked for, and with what. `fetch` defaults to the runtime's own. */
export type TokenRequest = KeyAndSecret & {
  baseUrl: string;
  fetch?: typeof fetch;
  retry: Retry;
  pace?: Pace;
};

/** Gives tokens to calls, and hears which were refused. */
export type Tokens = {
  get(signal?: AbortSignal | null): Promise<string>;
  drop(refused: string): void;
};

/** How long before its end a token is renewed, milliseconds; half its life when that is shorter. */
const renewBeforeMs = 60_000;

/** Keeps one access token: fetched when first needed, renewed a minute before it ends, asked for once at a time. */
export class TokenSource implements Tokens {
  private readonly request: TokenRequest;
  private token: { value: string; until: number } | undefined;
  private pending: Promise<string> | undefined;

  constructor(request: TokenRequest) {
    this.request = request;
  }

  /**
   * A token that is still good for a while; a TalentError when the subscription is refused. A caller that is aborted
   * stops waiting, the others still get the token.
   */
  async get(signal?: AbortSignal | null): Promise<string> {
    signal?.throwIfAborted();
    if (this.token && Date.now() < this.token.until) return this.token.value;
    this.pending ??= this.ask().finally(() => {
      this.pending = undefined;
    });
    return orAborted(this.pending, signal);
  }

  /** Forgets a token that was refused, so that the next call fetches another; a newer one is kept. */
  drop(refused: string): void {
    if (this.token?.value === refused) this.token = undefined;
  }

  private async ask(): Promise<string> {
    const { baseUrl, key, secret, retry, pace = new Pace(Infinity) } = this.request;
    const send = this.request.fetch ?? globalThis.fetch;
    const init = {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${key}:${secret}`)}`,
        "content-type": "application/x-www-form-urlencoded",
        ...(inBrowser() ? {} : { "user-agent": "talent-intelligence-client" }),
      },
      body: "grant_type=client_credentials",
    };
    const response = await sendPatiently(() => send(`${baseUrl}/auth/token`, init), { retry, pace });
    const body = await response.json().catch(() => null);
    if (!response.ok) throw TalentError.from(response.status, body, response.headers);
    const lifetimeMs = body.expires_in * 1000;
    const until = Date.now() + lifetimeMs - Math.min(renewBeforeMs, lifetimeMs / 2);
    this.token = { value: body.access_token, until };
    return body.access_token;
  }
}

/** A browser names itself, and some ask the server for leave before they let a page change that. */
const inBrowser = () => "document" in globalThis || "WorkerGlobalScope" in globalThis;

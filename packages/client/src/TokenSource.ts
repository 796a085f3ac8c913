import { TalentError } from "./TalentError.ts";

/** What a token is asked for with. `fetch` defaults to the runtime's own. */
export type Credentials = { baseUrl: string; key: string; secret: string; fetch?: typeof fetch };

/** How long before its end a token is renewed, milliseconds. */
const renewBeforeMs = 60_000;

/** Keeps one access token: fetched when first needed, renewed a minute before it ends, asked for once at a time. */
export class TokenSource {
  private readonly credentials: Credentials;
  private readonly now: () => number;
  private token: { value: string; until: number } | undefined;
  private pending: Promise<string> | undefined;

  constructor(credentials: Credentials, now: () => number = Date.now) {
    this.credentials = credentials;
    this.now = now;
  }

  /** A token that is still good for a minute or more; a TalentError when the subscription is refused. */
  async get(): Promise<string> {
    if (this.token && this.now() < this.token.until - renewBeforeMs) return this.token.value;
    this.pending ??= this.request().finally(() => {
      this.pending = undefined;
    });
    return this.pending;
  }

  /** Forgets a token that was refused, so that the next call fetches another; a newer one is kept. */
  drop(value: string): void {
    if (this.token?.value === value) this.token = undefined;
  }

  private async request(): Promise<string> {
    const { baseUrl, key, secret, fetch: send = globalThis.fetch } = this.credentials;
    const response = await send(`${baseUrl.replace(/\/+$/, "")}/auth/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${key}:${secret}`)}`,
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": "talent-intelligence-client",
      },
      body: "grant_type=client_credentials",
    });
    const body = await response.json().catch(() => null);
    if (!response.ok) throw TalentError.from(response.status, body, response.headers);
    this.token = { value: body.access_token, until: this.now() + body.expires_in * 1000 };
    return body.access_token;
  }
}

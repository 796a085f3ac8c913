/** Where the hooks of this contract send their requests, and what goes with each of them. */
export type RequestSettings = {
  /** Put before every path; empty for the page's own origin. */
  baseUrl: string;
  /** Has the last word on each address, the base included; for calls that live on several hosts. */
  toAddress: (address: string) => string;
  /** Headers of each request, read anew every time so that a renewed token is seen. */
  headers: () => Record<string, string> | Promise<Record<string, string>>;
  credentials: RequestCredentials;
  /** Sees every answer before it is read, refused ones included. */
  onResponse: (response: Response) => void;
};

let settings: RequestSettings = {
  baseUrl: "",
  toAddress: (address) => address,
  headers: () => ({}),
  credentials: "same-origin",
  onResponse: () => {},
};

/** Changes the given settings for all later requests of this contract's hooks. */
export function configureRequests(changes: Partial<RequestSettings>): void {
  settings = { ...settings, ...changes };
}

/** An answer outside 200-299: its status and its body, parsed when it is JSON. */
export class RequestError<Body> extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;

  constructor(response: Response, body: Body) {
    super(`${response.status} ${response.statusText}`.trim());
    this.status = response.status;
    this.headers = response.headers;
    this.body = body;
  }
}

/** What a hook's `error` is. */
export type ErrorType<Body> = RequestError<Body>;

/** Sends one request of a hook and gives the parsed body; throws `RequestError` for an answer outside 200-299. */
export async function request<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const { baseUrl, toAddress, credentials, onResponse } = settings;
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(await settings.headers())) headers.set(name, value);
  const response = await fetch(toAddress(`${baseUrl}${path}`), { ...init, headers, credentials });
  onResponse(response);
  const body = await readBody(response);
  if (!response.ok) throw new RequestError(response, body);
  return body as Body;
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined;
  const type = response.headers.get("content-type") ?? "";
  if (/\bjson\b/.test(type)) return response.json();
  return type.startsWith("text/") || type === "" ? response.text() : response.blob();
}

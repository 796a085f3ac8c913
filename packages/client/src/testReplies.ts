/** A reply for a test: a status, headers and a body, each with its usual value when left out. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A fetch that gives tokens t1, t2 … and answers other calls with the replies in their order, the last one for good. */
export function replies(list: Reply[] = [{}], lifetimeSeconds = 3600) {
  const calls: { address: string; token: string | null; at: number }[] = [];
  let issued = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (pathname === "/auth/token")
      return Response.json({
        access_token: `t${++issued}`,
        expires_in: lifetimeSeconds,
        token_type: "Bearer",
      });
    const { status = 200, headers, body = {} } = list[Math.min(calls.length, list.length - 1)] ?? {};
    const token = request.headers.get("authorizationToken");
    calls.push({ address: `${pathname}${search}`, token, at: Date.now() });
    return Response.json(body, { status, headers });
  };
  return { fetch, calls, issued: () => issued };
}

/** What every client of a test is set up with. */
export const setUp = { baseUrl: "http://localhost", key: "k", secret: "s" };

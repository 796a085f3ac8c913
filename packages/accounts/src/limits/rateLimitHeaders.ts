import type { LimitView } from "./limitViews.ts";

/** Header fields of draft-ietf-httpapi-ratelimit-headers, with `Retry-After` on a refusal. */
export type RateLimitHeaders = { "RateLimit-Policy": string; RateLimit: string; "Retry-After"?: string };

/** The header fields for these limits, in their order; seconds are rounded up, so waiting them is always enough. */
export function rateLimitHeaders(views: readonly LimitView[], retryAfterSeconds = 0): RateLimitHeaders {
  let policy = "";
  let now = "";
  for (const { name, limit, windowSeconds, remaining, resetMs } of views) {
    const comma = policy === "" ? "" : ", ";
    policy += `${comma}"${name}";q=${limit};w=${windowSeconds}`;
    now += `${comma}"${name}";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`;
  }
  const headers: RateLimitHeaders = { "RateLimit-Policy": policy, RateLimit: now };
  if (retryAfterSeconds > 0) headers["Retry-After"] = String(retryAfterSeconds);
  return headers;
}

import type { LimitView } from "./limitViews.ts";

/** Header fields of draft-ietf-httpapi-ratelimit-headers, with `Retry-After` on a refusal. */
export type RateLimitHeaders = { "RateLimit-Policy": string; RateLimit: string; "Retry-After"?: string };

/** The header fields for these limits, in their order; seconds are rounded up, so waiting them is always enough. */
export function rateLimitHeaders(views: readonly LimitView[], retryAfterSeconds = 0): RateLimitHeaders {
  const headers: RateLimitHeaders = {
    "RateLimit-Policy": views
      .map((view) => `"${view.name}";q=${view.limit};w=${view.windowSeconds}`)
      .join(", "),
    RateLimit: views
      .map((view) => `"${view.name}";r=${view.remaining};t=${Math.ceil(view.resetMs / 1_000)}`)
      .join(", "),
  };
  if (retryAfterSeconds > 0) headers["Retry-After"] = String(retryAfterSeconds);
  return headers;
}

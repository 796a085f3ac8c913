import Fastify from "fastify";
import { expect, test } from "vitest";
import { securityHeaders } from "./securityHeaders.ts";

async function headersOf(url: string): Promise<Record<string, unknown>> {
  const app = Fastify();
  await securityHeaders(app, ["https://sign-in.example.com"]);
  const { headers } = await app.inject(url);
  await app.close();
  return headers;
}

const ofAll = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "cross-origin-resource-policy": "same-origin",
};

test.each(["/v1/lmi/demand?country=US", "/v1/nothing", "/health", "/health?a=1"])(
  "%s loads nothing and is framed by nobody, if it is opened as a page",
  async (url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({
      ...ofAll,
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    });
    expect(Object.keys(headers)).not.toContain("origin-agent-cluster");
  },
);

test.each(["/", "/api/faq", "/v1x", "/healthy"])(
  "%s may load what is ours and call the hosts of the portal",
  async (url) => {
    const headers = await headersOf(url);
    expect(headers).toMatchObject({ ...ofAll, "referrer-policy": "no-referrer" });
    expect(headers["content-security-policy"]).toContain("connect-src 'self' https://sign-in.example.com");
  },
);

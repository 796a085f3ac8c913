import { expect, test } from "vitest";
import { createTalentClient } from "./createTalentClient.ts";

test("asks with a token it has fetched itself, and answers with the typed body", async () => {
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    asked.push(`${new URL(request.url).pathname} ${request.headers.get("authorizationToken") ?? ""}`.trim());
    return request.url.endsWith("/auth/token")
      ? Response.json({ access_token: "t1", expires_in: 3600, token_type: "Bearer" })
      : Response.json({ apiCode: "SUCCESS", messages: [], data: { demand: { count: 7 } }, input: {} });
  };
  const talent = createTalentClient({ baseUrl: "http://localhost/", key: "k", secret: "s", fetch: send });
  const { data } = await talent.GET("/v1/lmi/demand", {
    params: { query: { country: "US", talentprofile: "205" } },
  });
  expect(data?.data?.demand.count).toBe(7);
  expect(asked).toEqual(["/auth/token", "/v1/lmi/demand t1"]);
});

test("gives a refusal back as the error", async () => {
  const send: typeof fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith("/auth/token")
      ? Response.json({ access_token: "t1", expires_in: 3600, token_type: "Bearer" })
      : Response.json(
          { apiCode: "BAD_REQUEST", messages: ["no place"], data: null, input: {} },
          { status: 400 },
        );
  };
  const talent = createTalentClient({ baseUrl: "http://localhost", key: "k", secret: "s", fetch: send });
  const { data, error, response } = await talent.GET("/v1/lmi/demand", {
    params: { query: { talentprofile: "205" } },
  });
  expect(data).toBeUndefined();
  expect(error?.apiCode).toBe("BAD_REQUEST");
  expect(response.status).toBe(400);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../packages/accounts/src/content/content.ts";
import { openTestServer, type TestServer } from "../server/openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The calls a question's code shows, each with the status it says comes back. */
const shown = readContent()
  .faq()
  .flatMap(({ question, code }) =>
    (code ?? "")
      .replace(/\\\n\s*/g, "")
      .split("\n")
      .flatMap((line) => {
        const [, path, rest = ""] = /"\$BASE_URL(\/v\d[^"]*)"(.*)/.exec(line) ?? [];
        if (!path) return [];
        const [, country = ""] = / -d (country=\w+)/.exec(rest) ?? [];
        const [, query = ""] = /--data-urlencode 'query=([^']+)'/.exec(rest) ?? [];
        const search = query ? `?${country}&query=${encodeURIComponent(query)}` : "";
        return [{ question, path: path + search, status: rest.includes("# 400") ? 400 : 200 }];
      }),
  );

describe("the calls that answers show do what they say", () => {
  test("there are some", () => expect(shown.length).toBeGreaterThan(7));
  test.each(shown)("$path", async ({ path, status }) => {
    expect((await server.get(path)).status).toBe(status);
  });
});

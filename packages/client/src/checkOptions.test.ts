import { afterEach, expect, test, vi } from "vitest";
import { createTalentClient } from "./createTalentClient.ts";

const pair = { key: "k", secret: "s" };
afterEach(() => vi.unstubAllGlobals());

test.each(["", "localhost:8080", "/", "https://"])(
  "an address like %j is refused where it is given",
  (baseUrl) => {
    expect(() => createTalentClient({ baseUrl, ...pair })).toThrow(
      new TypeError(
        `baseUrl is "${baseUrl}"; give the address of the API with http:// or https://, as https://api.example.com`,
      ),
    );
  },
);

test("a page may ask its own host", () => {
  vi.stubGlobal("location", { href: "https://app.example.com/" });
  for (const baseUrl of ["", "/api"]) createTalentClient({ baseUrl, token: () => "t" });
  expect(() => createTalentClient({ baseUrl: "app.example.com", token: () => "t" })).toThrow("baseUrl is");
});

test("a key, a secret or an address for tokens that is empty is told before it is sent", () => {
  const baseUrl = "http://localhost:8080";
  expect(() => createTalentClient({ baseUrl, ...pair, key: "" })).toThrow(
    "key is empty; give the key of your",
  );
  expect(() => createTalentClient({ baseUrl, ...pair, secret: "" })).toThrow("secret is empty");
  expect(() => createTalentClient({ baseUrl, ...pair, authUrl: "" })).toThrow('authUrl is ""');
  expect(createTalentClient({ baseUrl, ...pair }).get).toBeTypeOf("function");
});

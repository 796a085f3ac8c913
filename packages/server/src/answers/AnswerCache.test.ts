import { expect, test } from "vitest";
import { AnswerCache, etagOf } from "./AnswerCache.ts";

test("equal texts have equal entity tags, others other ones", () => {
  expect(etagOf("a")).toBe(etagOf("a"));
  expect(etagOf("a")).not.toBe(etagOf("b"));
  expect(etagOf("a")).toMatch(/^W\/"[\w-]+"$/);
});

test("forgets what was used longest ago when it is full", () => {
  const cache = new AnswerCache(4000);
  const answer = { body: "x".repeat(400), etag: "" };
  for (let key = 0; key < 20; key++) cache.set(String(key), answer);
  expect(cache.get("19")).toBe(answer);
  expect(cache.get("0")).toBeUndefined();
});

test("keeps nothing that would take more than an eighth of it", () => {
  const cache = new AnswerCache(4000);
  cache.set("large", { body: "x".repeat(501), etag: "" });
  expect(cache.get("large")).toBeUndefined();
});

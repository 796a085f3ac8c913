import { expect, test } from "vitest";
import { belowBase } from "./belowBase.ts";

test.each([
  ["/api", "/api"],
  ["/api/", "/api/"],
  ["/api/nowhere", "/api/nowhere"],
  ["/nowhere", "/api/nowhere"],
  ["/apis", "/api/apis"],
  ["/API/faq", "/api/API/faq"],
  ["//elsewhere.example/faq", "/api/elsewhere.example/faq"],
])("%s is %s to the portal", (path, place) => {
  expect(belowBase(path, "/api/")).toBe(place);
});

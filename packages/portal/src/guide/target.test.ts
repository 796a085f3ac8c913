import { expect, test } from "vitest";
import { toTarget } from "./target.ts";

test("leads to a section, a sub-item and an anchor of the guide", () => {
  expect(toTarget("guide:overview")).toEqual({ kind: "portal", to: "/" });
  expect(toTarget("guide:authentication#token")).toEqual({
    kind: "portal",
    to: "/?section=authentication#token",
  });
  expect(toTarget("guide:resources/country-list")).toEqual({
    kind: "portal",
    to: "/?section=resources&item=country-list",
  });
});

test("leads to an operation by its summary", () => {
  expect(toTarget("operation:Demand trend")).toEqual({
    kind: "portal",
    to: "/endpoints#/operations/Demand%20trend",
  });
});

test("leads to My Account and to support, wherever they are", () => {
  expect(toTarget("account:")).toEqual({ kind: "account" });
  expect(toTarget("support:")).toEqual({ kind: "support" });
});

test("refuses what is no target", () => {
  expect(() => toTarget("javascript:alert(1)")).toThrow("not a link target");
});

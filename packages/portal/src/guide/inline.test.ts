import { expect, test } from "vitest";
import { toInlines, toPlainText } from "./inline.ts";

test("splits a line into plain text, code, strong text and links", () => {
  expect(toInlines("Send `country` or **both**, see [the list](guide:resources/country-list).")).toEqual([
    { kind: "plain", text: "Send " },
    { kind: "code", text: "country" },
    { kind: "plain", text: " or " },
    { kind: "strong", text: "both" },
    { kind: "plain", text: ", see " },
    { kind: "link", text: "the list", target: "guide:resources/country-list" },
    { kind: "plain", text: "." },
  ]);
});

test("reads without its markup", () => {
  expect(toPlainText("**5** requests, `daterange=1y`, [more](route:/faq)")).toBe(
    "5 requests, daterange=1y, more",
  );
});

test("has no runs for an empty line", () => {
  expect(toInlines("")).toEqual([]);
});

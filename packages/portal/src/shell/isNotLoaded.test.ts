import { expect, test } from "vitest";
import { isNotLoaded } from "./isNotLoaded.ts";

test("a part of the program that could not be fetched is told from one that fails", () => {
  for (const message of [
    "Failed to fetch dynamically imported module: https://talent.example/api/assets/Faq-1.js",
    "error loading dynamically imported module: https://talent.example/api/assets/Faq-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /api/assets/Endpoints-1.css",
  ])
    expect(isNotLoaded(new TypeError(message))).toBe(true);
  expect(isNotLoaded(new TypeError("Cannot read properties of null (reading 'id')"))).toBe(false);
});

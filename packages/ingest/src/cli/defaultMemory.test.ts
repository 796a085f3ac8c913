import { expect, test } from "vitest";
import { defaultMemory } from "./defaultMemory.ts";

test("half of the memory there is, between two and four gigabytes", () => {
  expect(defaultMemory(8 * 1024 ** 3)).toBe("4GB");
  expect(defaultMemory(64 * 1024 ** 3)).toBe("4GB");
  expect(defaultMemory(4 * 1024 ** 3)).toBe("2GB");
  expect(defaultMemory(512 * 1024 ** 2)).toBe("2GB");
});

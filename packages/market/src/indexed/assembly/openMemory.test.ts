import { expect, test } from "vitest";
import { openMemory } from "./openMemory.ts";

test("a memory that the system does not give is refused with what to do", () => {
  const more = { initial: 2 ** 17, maximum: 2 ** 17, shared: true };
  expect(() => openMemory(more)).toThrow("raise the limit of virtual memory (ulimit -v)");
  expect(openMemory({ initial: 1, maximum: 2, shared: true }).buffer.byteLength).toBe(2 ** 16);
});

import { expect, test } from "vitest";
import { Arena } from "./Arena.ts";

test("arrays stay good when the memory grows, and do not overlap", () => {
  const arena = new Arena();
  const first = arena.words(100).fill(7);
  const second = arena.bytes(5).fill(3);
  const third = arena.words(5_000_000).fill(9);
  expect([...new Set(first)]).toEqual([7]);
  expect([...second]).toEqual([3, 3, 3, 3, 3]);
  expect(third.at(-1)).toBe(9);
});

test("what is given back from a mark on is taken again", () => {
  const arena = new Arena();
  arena.words(3);
  const mark = arena.mark();
  const one = arena.words(10);
  arena.release(mark);
  expect(arena.words(10).byteOffset).toBe(one.byteOffset);
  arena.release();
  expect(arena.bytes(1).byteOffset).toBeLessThan(one.byteOffset);
});

test("no array begins at 0, which kernels read as none", () => {
  expect(new Arena().words(1).byteOffset).toBeGreaterThan(0);
});

test("more than the memory can ever hold is refused with what it was asked for", () => {
  expect(() => new Arena().bytes(2 ** 33)).toThrow("4 GB");
});

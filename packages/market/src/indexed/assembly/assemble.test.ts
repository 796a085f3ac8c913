import { expect, test } from "vitest";
import { assemble, compile } from "./assemble.ts";
import { kernels } from "./kernels.ts";

test("every kernel has a variant for each combination of widths", async () => {
  const exported = new Set(WebAssembly.Module.exports(await assemble()).map(({ name }) => name));
  const expected = Object.entries(kernels).flatMap(([name, { columns }]) =>
    Array.from({ length: 3 ** columns.length }, (_, variant) => `${name}${variant}`),
  );
  expect(exported).toEqual(new Set(expected));
});

test("a Node that cannot compile them says which one can", async () => {
  await expect(compile(Uint8Array.of(0, 97, 115, 109, 99, 0, 0, 0))).rejects.toThrow(
    /Node 24.*ENGINE=duckdb/,
  );
});

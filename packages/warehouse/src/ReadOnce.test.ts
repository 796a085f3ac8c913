import { expect, test } from "vitest";
import { ReadOnce } from "./ReadOnce.ts";

test("is read at the first call, once for all who ask", async () => {
  let readings = 0;
  const value = new ReadOnce(async () => ++readings);
  expect(readings).toBe(0);
  expect(await Promise.all([value.get(), value.get()])).toEqual([1, 1]);
  expect(await value.get()).toBe(1);
});

test("a reading that failed is told to all who waited for it, and tried again by who asks next", async () => {
  let readings = 0;
  const value = new ReadOnce(async () => {
    readings++;
    if (readings === 1) throw new Error("no file");
    return readings;
  });
  const both = await Promise.allSettled([value.get(), value.get()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await value.get()).toBe(2);
});

test("what was let go of is read anew, also when the reading let go of fails later", async () => {
  let readings = 0;
  let fail = (_: Error) => {};
  const value = new ReadOnce(() => {
    readings++;
    return readings === 1
      ? new Promise<number>((_, reject) => {
          fail = reject;
        })
      : Promise.resolve(readings);
  });
  const first = value.get();
  value.forget();
  const second = value.get();
  fail(new Error("closed"));
  await expect(first).rejects.toThrow("closed");
  expect(await second).toBe(2);
  expect(await value.get()).toBe(2);
});

import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { WarehouseError } from "../WarehouseError.ts";
import { dataFolder } from "./dataFolder.ts";
import { OptionsError } from "./OptionsError.ts";
import { failureOf } from "./runCommand.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the data folder is what is said, else DATA_DIR, else .data; an empty word is none", () => {
  vi.stubEnv("DATA_DIR", "served");
  expect([dataFolder("elsewhere"), dataFolder()]).toEqual([resolve("elsewhere"), resolve("served")]);
  vi.stubEnv("DATA_DIR", "");
  expect(dataFolder("")).toBe(resolve(".data"));
});

test("a full disk is one sentence, whether the system says so or the database", () => {
  const full = { sentence: expect.stringMatching(/^The disk is full, so nothing was changed/), code: 1 };
  expect(failureOf(Object.assign(new Error("write"), { code: "ENOSPC" }))).toEqual(full);
  const told = 'TransactionContext Error: Could not write file "next.duckdb.wal": No space left on device';
  expect(failureOf(new Error(told))).toEqual(full);
});

test("mistakes of the caller end with 2, a warehouse that cannot do it with 1, and faults are none of both", () => {
  expect(failureOf(new OptionsError("No."))).toEqual({ sentence: "No.", code: 2 });
  expect(failureOf(new WarehouseError("busy", "Later."))).toEqual({ sentence: "Later.", code: 1 });
  expect(failureOf(Object.assign(new Error("not a folder"), { code: "ENOTDIR" }))).toMatchObject({ code: 2 });
  expect(failureOf(new TypeError("undefined is not a function"))).toBeUndefined();
});

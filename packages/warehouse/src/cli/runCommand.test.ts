import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { makeFolder } from "../makeFolder.ts";
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
  const full = { sentence: expect.stringMatching(/^The disk is full, .*nothing was changed/), code: 1 };
  expect(failureOf(Object.assign(new Error("write"), { code: "ENOSPC" }))).toEqual(full);
  for (const told of ["No space left on device", "Disk quota exceeded", "File too large"])
    expect(failureOf(new Error(`Could not write file "next.duckdb.wal": ${told}`))).toEqual(full);
});

test.skipIf(process.platform !== "linux")("a data folder that cannot be made is one sentence", () => {
  const refusal = () => {
    try {
      return makeFolder("/proc/none/warehouse/snapshots");
    } catch (error) {
      return failureOf(error);
    }
  };
  expect(refusal()).toEqual({
    sentence: expect.stringMatching(/^The data folder cannot be written to: ENOENT.* '\/proc\/none'\.$/),
    code: 2,
  });
});

test("what the command line's reader says is told in one sentence", () => {
  const said = "Option '--seed' argument is ambiguous.\nDid you forget it?\nUse '--seed=-X'.";
  expect(failureOf(Object.assign(new Error(said), { code: "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" }))).toEqual({
    sentence: "Option '--seed' argument is ambiguous. See --help.",
    code: 2,
  });
});

test("mistakes of the caller end with 2, a warehouse that cannot do it with 1, and faults are none of both", () => {
  expect(failureOf(new OptionsError("No."))).toEqual({ sentence: "No.", code: 2 });
  expect(failureOf(new WarehouseError("busy", "Later."))).toEqual({ sentence: "Later.", code: 1 });
  expect(failureOf(Object.assign(new Error("not a folder"), { code: "ENOTDIR" }))).toMatchObject({ code: 2 });
  expect(failureOf(new TypeError("undefined is not a function"))).toBeUndefined();
});

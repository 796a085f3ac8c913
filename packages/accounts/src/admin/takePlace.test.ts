import { expect, test } from "vitest";
import { takePlace } from "./takePlace.ts";

test("takes the folder and the address out of a command line, in either form and wherever they stand", () => {
  for (const folder of [
    ["--data", "there"],
    ["--data=there"],
    ["--data-dir", "there"],
    ["--data-dir=there"],
  ]) {
    const args = ["users", "add", ...folder, "--email", "a=b@c", "--database-url=postgres://x?a=b"];
    expect(takePlace(args, { DATA_DIR: "elsewhere", DATABASE_URL: "postgres://y" })).toEqual({
      dataDir: "there",
      databaseUrl: "postgres://x?a=b",
    });
    expect(args).toEqual(["users", "add", "--email", "a=b@c"]);
  }
});

test("takes the last of several, then what the environment says, then .data", () => {
  expect(takePlace(["--data", "a", "--data-dir", "b"], {})).toMatchObject({ dataDir: "b" });
  expect(takePlace([], { DATA_DIR: "c", DATABASE_URL: "" })).toEqual({
    dataDir: "c",
    databaseUrl: undefined,
  });
  expect(takePlace([], { DATA_DIR: "" })).toMatchObject({ dataDir: ".data" });
});

test("never takes the default folder for one that was to be named", () => {
  for (const args of [["--data"], ["--data="], ["--data", "--json"], ["--data-dir"], ["--data-dir="]])
    expect(takePlace([...args], {})).toEqual({ mistake: expect.stringContaining("needs a folder") });
  expect(takePlace(["--database-url"], {})).toEqual({ mistake: "--database-url needs an address." });
});

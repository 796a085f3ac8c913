import { createServer } from "node:net";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, test } from "vitest";
import { isStoreAway } from "./isStoreAway.ts";

const withCode = (code: string) => Object.assign(new Error("of the server"), { code });

test.each(["08006", "53300", "57P01", "57P03", "ECONNREFUSED", "ECONNRESET"])(
  "%s is a store that is away",
  (code) => {
    expect(isStoreAway(withCode(code))).toBe(true);
    expect(isStoreAway(new DrizzleQueryError("select 1", [], withCode(code)))).toBe(true);
  },
);

test.each(["23505", "42P01", "57014", "ENOENT"])("%s is a failure of its own", (code) => {
  expect(isStoreAway(withCode(code))).toBe(false);
});

test("what the driver says of a server that is not there, or hangs up, is a store that is away", async () => {
  const hangingUp = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => hangingUp.listen(0, "127.0.0.1", done));
  const { port } = hangingUp.address() as { port: number };
  const ask = () => new pg.Client({ host: "127.0.0.1", port }).connect();
  expect(isStoreAway(await ask().catch((error) => error))).toBe(true);
  await new Promise((done) => hangingUp.close(done));
  expect(isStoreAway(await ask().catch((error) => error))).toBe(true);
});

test("what is no error is not", () => {
  expect(isStoreAway("ECONNREFUSED")).toBe(false);
  expect(isStoreAway(new TypeError("x is not a function"))).toBe(false);
});

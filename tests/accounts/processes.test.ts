import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openServer } from "../../packages/accounts/src/database/openServer.ts";
import { type AccountsOptions, openAccounts } from "../../packages/accounts/src/index.ts";
import { newSubscription } from "../../packages/accounts/src/testing/newSubscription.ts";
import { testStores } from "../../packages/accounts/src/testing/testStores.ts";
import { type OwnProcess, ownProcess } from "./ownProcess.ts";

const stores = await testStores();
const [embedded, server] = stores;
if (!embedded || !server) throw new Error("two kinds of store are tested");

const started: OwnProcess[] = [];
const start = () => {
  const made = ownProcess();
  started.push(made);
  return made;
};
afterEach(async () => {
  for (const made of started.splice(0)) await made.kill();
});

/** A subscription in a fresh store, which is left closed. */
async function prepare(options: AccountsOptions, quota?: number) {
  const accounts = await openAccounts(options);
  const made = await newSubscription(accounts, { quota });
  await accounts.close();
  return made;
}

describe.each(stores)("kill -9 in the middle of spending on $name", (store) => {
  test.skipIf(store.missing)("loses less than a second of usage", async () => {
    const options = { ...(await store.fresh()), rates: generous };
    const { caller } = await prepare(options);
    const spender = start();
    await spender.send({ do: "open", options });
    const told: { spent: number; at: number }[] = [];
    spender.child.on("message", (message: { spent: number; at: number }) => told.push(message));
    spender.child.send({ do: "spend", spender: caller, everyMs: 20 });
    const aSecondAgo = () => told.findLast(({ at }) => at <= Number(told.at(-1)?.at) - 1_000)?.spent ?? 0;
    await vi.waitUntil(() => aSecondAgo() > 20, { timeout: 100_000 });
    await spender.kill();

    const accounts = await openAccounts(options);
    const { consumed } = await accounts.usage.consumed(caller);
    await accounts.close();
    expect(consumed).toBeGreaterThanOrEqual(aSecondAgo());
    // One more may have been settled and not been told yet.
    expect(consumed).toBeLessThanOrEqual(Number(told.at(-1)?.spent) + 1);
  });
});

/** Limits that leave a spender to its own pace. */
const generous = { perSecond: 1_000, unitsPerMinute: 100_000, callsPerMinute: [100_000, 1, 1] } as const;

describe("a second process on the same folder", () => {
  test("is told that it is in use, and gets in as soon as the first was killed", async () => {
    const options = await embedded.fresh();
    const [first, second] = [start(), start()];
    await first.send({ do: "open", options });
    expect(await second.send({ do: "open", options })).toMatchObject({
      word: "storeInUse",
      message: expect.stringMatching(/in use by another process.*DATABASE_URL/),
    });
    await first.kill();
    expect(await second.send({ do: "open", options })).toEqual({ answer: "open" });
  });
});

describe("a folder that cannot be used", () => {
  const folder = mkdtempSync(join(tmpdir(), "accounts-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(["/dev/null/data", "/proc/nowhere/data"])("%s is told in one sentence", async (dataDir) => {
    await expect(openAccounts({ dataDir })).rejects.toMatchObject({
      word: "storeNotWritable",
      message: expect.stringMatching(/cannot be written \(E[A-Z]+\).*DATA_DIR/),
    });
  });

  test("a server that does not answer is told without its password", async () => {
    const databaseUrl = "postgres://somebody:hunter2@127.0.0.1:1/accounts";
    const refusal = await openAccounts({ dataDir: folder, databaseUrl }).catch((error: Error) => error);
    expect(refusal).toMatchObject({ word: "storeUnreachable" });
    expect(String(refusal)).toContain("127.0.0.1:1/accounts");
    expect(String(refusal)).not.toContain("hunter2");
  });
});

describe.skipIf(server.missing)("two processes on one PostgreSQL server", () => {
  // Past, so that a day taken from the real clock fails beside it.
  const noon = Date.parse("2026-06-01T12:00:00Z");

  async function two(options: AccountsOptions, at?: number) {
    const pair = [start(), start()] as const;
    await Promise.all(pair.map((made) => made.send({ do: "open", options, at })));
    return pair;
  }

  test("let in five calls a second together, never one more or less", async () => {
    const options = await server.fresh();
    const atNoon = { ...options, clock: () => noon };
    const { caller } = await prepare(atNoon);
    const pair = await two(options, noon);
    for (let round = 0; round < 4; round += 1) {
      const at = noon + round * 1_000;
      const answers = await Promise.all(
        pair.map((made) => made.send({ do: "burst", spender: caller, calls: 150, at })),
      );
      const allowed = answers.map(({ answer }) => (answer as { allowed: number }).allowed);
      expect(allowed.reduce((sum, count) => sum + count)).toBe(5);
    }
    const accounts = await openAccounts(atNoon);
    expect(await accounts.usage.consumed(caller)).toEqual({ consumed: 20, consumedByMe: 20 });
    await accounts.close();
  });

  test("share one quota to the unit", async () => {
    const options = { ...(await server.fresh()), rates: generous };
    const { caller } = await prepare(options, 137);
    const pair = await two(options);
    const answers = await Promise.all(
      pair.map((made) => made.send({ do: "burst", spender: caller, calls: 120 })),
    );
    const allowed = answers.map(({ answer }) => (answer as { allowed: number }).allowed);
    expect(allowed.reduce((sum, count) => sum + count)).toBe(137);
    expect(answers.flatMap(({ answer }) => (answer as { refusedBy: string[] }).refusedBy)).toContain("quota");
  });

  test("both refuse a token within a second of its revocation in one of them", async () => {
    const options = await server.fresh();
    const accounts = await openAccounts(options);
    const { key, secret } = await newSubscription(accounts);
    const token = (await accounts.tokens.issue({ key, secret })).token.access_token;
    await accounts.close();
    const [one, other] = await two(options);
    expect(await other.send({ do: "verify", token })).toEqual({ answer: "verified" });
    await one.send({ do: "revoke", key });
    expect(await one.send({ do: "verify", token })).toEqual({ answer: "unauthorized" });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await other.send({ do: "verify", token })).toEqual({ answer: "unauthorized" });
  });

  test("a token got in one right after the earlier ones were revoked in the other is good", async () => {
    const options = { ...(await server.fresh()), clock: () => noon };
    const [one, other] = [await openAccounts(options), await openAccounts(options)];
    const subscription = await newSubscription(one);
    await other.tokens.issue(subscription);
    await one.subscriptions.revokeTokens(subscription.key);
    const { token } = await other.tokens.issue(subscription);
    await one.tokens.verify(token.access_token);
    await Promise.all([one.close(), other.close()]);
  });

  test("open an empty database at the same moment", async () => {
    const options = await server.fresh();
    const opened = await Promise.all(
      [start(), start(), start()].map((made) => made.send({ do: "open", options })),
    );
    expect(opened).toEqual([{ answer: "open" }, { answer: "open" }, { answer: "open" }]);
  });
});

describe.skipIf(server.missing)("a connection that the PostgreSQL server ends", () => {
  const open = async () => openServer((await server.fresh()).databaseUrl ?? "", () => undefined);
  const works = "select 1";

  test("within a transaction fails it, and the next one has another", async () => {
    const { database, close } = await open();
    const cut = database.transaction((transaction) =>
      transaction.execute("select pg_terminate_backend(pg_backend_pid())"),
    );
    await expect(cut).rejects.toThrow();
    await database.transaction((transaction) => transaction.execute(works));
    await close();
  });

  test("before its transaction began is not counted among the open ones", async () => {
    const { database, close } = await open();
    const pids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const told = await database.execute("select pg_backend_pid() as pid, pg_sleep(0.1)");
        return (told as unknown as { rows: [{ pid: number }] }).rows[0].pid;
      }),
    );
    expect(new Set(pids).size).toBe(20);
    // Ended without a turn of this process's events: it hears of it in the middle of what it asks next.
    for (const pid of pids) process.kill(pid, "SIGTERM");
    while (pids.some(isAlive)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    const cut = pids.map(() => database.transaction((transaction) => transaction.execute(works)));
    const ends = await Promise.allSettled(cut);
    expect(ends.filter(({ status }) => status === "fulfilled")).toEqual([]);
    await database.transaction((transaction) => transaction.execute(works));
    await close();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

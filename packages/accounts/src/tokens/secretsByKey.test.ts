import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../database/Database.ts";
import { openFolder } from "../database/openFolder.ts";
import { organisations, subscriptionSecrets, subscriptions } from "../database/schema.ts";
import { emptyAccounts } from "../testing/emptyAccounts.ts";
import { createSecretsByKey } from "./secretsByKey.ts";

const dataDir = mkdtempSync(join(tmpdir(), "accounts-keys-"));
let store: Awaited<ReturnType<typeof openFolder>>;
let questions = 0;
/** The store, with its questions counted. */
let database: Database;
beforeAll(async () => {
  await emptyAccounts(dataDir);
  store = await openFolder(dataDir);
  const select = ((...fields: []) => {
    questions += 1;
    return store.database.select(...fields);
  }) as Database["select"];
  database = Object.assign(Object.create(store.database) as Database, { select });
  await store.database.insert(organisations).values({ id: "a", clientCode: "a", clientName: "a" });
  const row = { id: "s", organisationId: "a", name: "s", key: "tik_good", quota: 1, startsOn: "2026-01-01" };
  await store.database.insert(subscriptions).values(row);
  await store.database
    .insert(subscriptionSecrets)
    .values({ id: "secret", subscriptionId: "s", digest: "digest" });
});
beforeEach(() => {
  questions = 0;
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const kept = [expect.objectContaining({ id: "secret", subscriptionId: "s", expiresAt: null })];

test("a flood of made-up keys asks the store no more than once in 40 ms, and a key met in it for the first time is found", async () => {
  const secrets = createSecretsByKey(database);
  const from = performance.now();
  let good: unknown;
  for (let round = 0; round < 6; round += 1) {
    const flood = Array.from({ length: 200 }, (_, guess) => secrets.of(`tik_${round}_${guess}`));
    if (round === 3) good = await secrets.of("tik_good");
    expect((await Promise.all(flood)).flat()).toEqual([]);
  }
  expect(good).toEqual(kept);
  expect(questions).toBeGreaterThan(0);
  expect(questions).toBeLessThanOrEqual(1 + (performance.now() - from) / 39);
});

test("guesses at the secret of a known key ask the store once", async () => {
  const secrets = createSecretsByKey(database);
  await secrets.of("tik_good");
  questions = 0;
  expect(await Promise.all(Array.from({ length: 100 }, () => secrets.of("tik_good")))).toEqual(
    Array(100).fill(kept),
  );
  expect(questions).toBe(1);
});

test("what cannot be a key is not asked for", async () => {
  const secrets = createSecretsByKey(database);
  expect(await secrets.of("tik_\u0000")).toEqual([]);
  expect(await secrets.of("x".repeat(10_000))).toEqual([]);
  expect(questions).toBe(0);
});

test("a change made while a key is looked up disturbs nobody, and the next one sees it", async () => {
  const secrets = createSecretsByKey(database);
  await secrets.of("tik_good");
  const asked = secrets.of("tik_good");
  secrets.forget();
  expect(await asked).toEqual(kept);
  questions = 0;
  await secrets.of("tik_good");
  expect(questions).toBe(1);
});

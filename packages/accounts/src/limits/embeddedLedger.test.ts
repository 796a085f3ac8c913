import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../database/Database.ts";
import { openFolder } from "../database/openFolder.ts";
import { organisations, subscriptions, usage } from "../database/schema.ts";
import { embeddedLedger } from "./embeddedLedger.ts";
import type { Ledger } from "./Ledger.ts";
import { quotaYear } from "./quotaYear.ts";
import { type Level, standardRates } from "./Rates.ts";
import { storedWindows } from "./storedWindows.ts";
import { enter, leave, slide } from "./windows.ts";

const folder = mkdtempSync(join(tmpdir(), "ledger-"));
const start = Date.parse("2026-06-01T12:00:00Z");
const quotaAt = (now: number) => quotaYear("2026-01-01", 1_000_000, now);
let now = start;
let store: OpenDatabase;
let names = 0;

beforeAll(async () => {
  store = await openFolder(folder);
  await store.database.insert(organisations).values({ id: "acme", clientCode: "ACME", clientName: "Acme" });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function subscription(): Promise<string> {
  names += 1;
  const id = `subscription-${names}`;
  const given = { name: id, key: id, quota: 1_000_000, startsOn: "2026-01-01" };
  await store.database.insert(subscriptions).values({ id, organisationId: "acme", ...given });
  return id;
}

/** A ledger that writes only when it is told to; leaving it is what a crash leaves. */
function open(onError = (error: Error) => void error): Ledger {
  return embeddedLedger(store.database, { clock: () => now, onError });
}

const take = (ledger: Ledger, id: string, level: Exclude<Level, 0> = 1) =>
  ledger.change(id, (state, at) => {
    slide(state, quotaAt(at), at);
    return {
      result: enter(state, { level, units: level }, { rates: standardRates, quota: quotaAt(at), now: at }),
    };
  });
const settle = (ledger: Ledger, id: string, call: number, outcome: "charge" | "refund" = "charge") =>
  ledger.change(id, (state) => {
    const units = leave(state, call, outcome);
    return { result: units, ...(units > 0 && { charge: { userId: 0, units } }) };
  });
/** The windows as they count now, calls under way aside: they are never restored. */
const windows = (ledger: Ledger, id: string) =>
  ledger.change(id, (state, at) => {
    slide(state, quotaAt(at), at);
    const { pending, ...rest } = storedWindows(state);
    return { result: { ...rest, units: state.minute.units, calls: [...state.minute.calls] } };
  });
const secondsOf = async (id: string) => {
  const query = sql`select second, ctid::text as place from limit_seconds where subscription_id = ${id} order by second`;
  const { rows } = (await store.database.execute(query)) as unknown as {
    rows: { second: number; place: string }[];
  };
  return rows;
};
const charged = async (id: string) => {
  const rows = await store.database.select().from(usage).where(sql`${usage.subscriptionId} = ${id}`);
  return rows.reduce((sum, row) => sum + row.units, 0);
};

test("windows after a crash are those that were written last, with the usage of exactly these calls", async () => {
  const [id, ledger] = [await subscription(), open()];
  for (let call = 0; call < 150; call += 1) {
    now += call % 7 === 0 ? 0 : 431;
    const number = await take(ledger, id, call % 3 === 0 ? 2 : 1);
    await settle(ledger, id, number, call % 5 === 0 ? "refund" : "charge");
    if (call % 20 === 19) await ledger.flush();
  }
  await ledger.flush();
  const before = await windows(ledger, id);
  expect(before.units).toBeGreaterThan(100);
  const lost = await take(ledger, id);
  await settle(ledger, id, lost);

  const restored = open();
  expect(await windows(restored, id)).toEqual(before);
  expect(await charged(id)).toBe(before.spent);
  now += 30_000;
  const later = await windows(restored, id);
  await settle(ledger, id, await take(ledger, id));
  expect(later.units).toBeLessThan(before.units);
});

test("a flush writes only the seconds that changed", async () => {
  const [id, ledger] = [await subscription(), open()];
  for (let second = 0; second < 30; second += 1) {
    for (let call = 0; call < 5; call += 1) await take(ledger, id);
    now += 1_000;
  }
  await ledger.flush();
  const before = await secondsOf(id);
  const early = await take(ledger, id);
  now += 1_000;
  await take(ledger, id);
  await ledger.flush();
  expect(before).toHaveLength(30);
  const after = await secondsOf(id);
  expect(after).toHaveLength(32);
  expect(after.slice(0, 30)).toEqual(before);

  await settle(ledger, id, early, "refund");
  await ledger.flush();
  const refunded = await secondsOf(id);
  expect(refunded.filter(({ place }, index) => place !== after[index]?.place)).toHaveLength(1);
  expect((await windows(open(), id)).units).toBe(151);
});

test("calls counted at a clock that was set back are restored as they then count", async () => {
  const [id, ledger] = [await subscription(), open()];
  for (let call = 0; call < 10; call += 1) {
    await take(ledger, id);
    now += 700;
  }
  await ledger.flush();
  now -= 3_600_000;
  await take(ledger, id);
  await ledger.flush();
  const before = await windows(ledger, id);
  expect(before.calls).toEqual([0, 11, 0, 0]);
  expect(await windows(open(), id)).toEqual(before);
});

test("seconds out of every window are removed", async () => {
  const [id, ledger] = [await subscription(), open()];
  for (let second = 0; second < 200; second += 1) {
    await take(ledger, id);
    await ledger.flush();
    now += 1_000;
  }
  expect((await secondsOf(id)).length).toBeLessThan(75);
});

test("what could not be written is written the next time, once", async () => {
  const [id, ledger] = [await subscription(), open()];
  await settle(ledger, id, await take(ledger, id));
  await store.database.execute(sql`alter table usage rename to usage_away`);
  await expect(ledger.flush()).rejects.toThrow();
  expect(await secondsOf(id)).toEqual([]);
  await store.database.execute(sql`alter table usage_away rename to usage`);
  await settle(ledger, id, await take(ledger, id));
  await ledger.flush();
  expect(await charged(id)).toBe(2);
  expect(await windows(open(), id)).toEqual(await windows(ledger, id));
});

test("thousands of subscriptions are written together", async () => {
  const ledger = open();
  const rows = Array.from({ length: 2_300 }, (_, index) => ({
    ...{ id: `many-${index}`, organisationId: "acme", name: "Many", key: `many-${index}` },
    ...{ quota: 1_000_000, startsOn: "2026-01-01" },
  }));
  await store.database.insert(subscriptions).values(rows);
  for (const { id } of rows) await take(ledger, id, 3);
  await ledger.flush();
  expect((await windows(open(), "many-2299")).calls).toEqual([0, 0, 0, 1]);
});

test("what is written and what is not make every settled call once, however readings and writings meet", async () => {
  const id = await subscription();
  const ledger = open();
  let settled = 0;
  const readings: Promise<{ units: number; settled: number }>[] = [];
  for (let call = 0; call < 40; call++) {
    now += 1000;
    const settling = settle(ledger, id, await take(ledger, id));
    settled += 1;
    await settling;
    if (call % 3 === 0) void ledger.flush();
    if (call % 2 === 0)
      readings.push(
        ledger.reading(async (unwritten) => {
          const written = await charged(id);
          return { units: unwritten.rows.reduce((sum, row) => sum + row.units, written), settled };
        }),
      );
    if (call % 5 === 0) await new Promise((resume) => setTimeout(resume, 2));
  }
  const seen = await Promise.all(readings);
  expect(seen.map(({ units }) => units)).toEqual(seen.map((each) => each.settled));
  expect(new Set(seen.map(({ units }) => units)).size).toBeGreaterThan(1);
  await ledger.flush();
});

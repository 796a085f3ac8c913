import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import { type StoredWindows, windowsFrom } from "../limits/storedWindows.ts";
import { migrationsFolder } from "./openFolder.ts";
import * as schema from "./schema.ts";

test("the migrations make the tables of the schema; pnpm --filter @talent/accounts migrations mends it", async () => {
  const folder = join(migrationsFolder, "meta");
  const latest = readdirSync(folder)
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(folder, latest ?? ""), "utf8"));
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});

test("windows kept call by call are taken over as they were", async () => {
  const client = new PGlite();
  const run = (name: string) => client.exec(readFileSync(join(migrationsFolder, name), "utf8"));
  await run("0000_accounts.sql");
  const before = {
    second: [5_000, 5_000, 5_100],
    minute: [
      [1, 4_000, 3, 2],
      [2, 5_000, 1, 1],
    ],
    ...{ units: 4, calls: [0, 1, 1, 0], year: "2026-01-01", spent: 7, pending: [[2, 5_000, 1, 1]], next: 3 },
  };
  await client.exec(
    "INSERT INTO organisations (id, client_code, client_name) VALUES ('a', 'a', 'a'); INSERT INTO subscriptions (id, organisation_id, name, key, quota, starts_on) VALUES ('s', 'a', 's', 's', 1, '2026-01-01')",
  );
  await client.query("INSERT INTO limit_windows VALUES ('s', $1)", [before]);
  await run("0001_limit_seconds.sql");
  const { rows } = await client.query<{ state: StoredWindows }>("SELECT state FROM limit_windows");
  const state = windowsFrom(rows[0]?.state as StoredWindows);
  expect(state).toMatchObject({ year: "2026-01-01", spent: 7, next: 3, pending: before.pending });
  expect([state.minute.units, state.minute.calls, state.second.calls[0]]).toEqual([4, [0, 1, 1, 0], 3]);
  expect(state.minute.entries[0]).toEqual([4_000, 2, 1, 3]);
  await client.close();
});

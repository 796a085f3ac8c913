import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
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

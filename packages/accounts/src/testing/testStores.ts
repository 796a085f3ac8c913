import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { AccountsOptions } from "../openAccounts.ts";
import { emptyAccounts } from "./emptyAccounts.ts";
import { postgresServer } from "./postgresServer.ts";

/** For tests: a kind of store, with the options that open a fresh one of it. */
export type TestStore = {
  name: string;
  /** Why it cannot be tested here; undefined when it can. */
  missing?: string;
  fresh(): Promise<AccountsOptions>;
};

/** For tests: every kind of store accounts can be kept in. What was made for them goes when the file's tests end. */
export async function testStores(): Promise<TestStore[]> {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), "accounts-"));
    folders.push(made);
    return made;
  };
  const server = await postgresServer();
  const missing = "missing" in server ? server.missing : undefined;
  if (missing) console.warn(`Tests on a PostgreSQL server are left out: ${missing}.`);
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true, force: true });
  });
  return [
    {
      name: "the embedded store",
      fresh: async () => {
        const dataDir = folder();
        await emptyAccounts(dataDir);
        return { dataDir };
      },
    },
    {
      name: "a PostgreSQL server",
      missing,
      fresh: async () => {
        if ("missing" in server) throw new Error(server.missing);
        return { dataDir: folder(), databaseUrl: await server.newDatabase() };
      },
    },
  ];
}

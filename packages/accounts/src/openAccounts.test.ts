import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accountsFolder } from "./database/accountsFolder.ts";
import { openAccounts } from "./openAccounts.ts";

test("accounts that could not be opened leave their folder to who opens it next", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "accounts-open-"));
  try {
    const inTheWay = join(accountsFolder(dataDir), "admin.address");
    mkdirSync(inTheWay, { recursive: true });
    await expect(openAccounts({ dataDir })).rejects.toThrow("EISDIR");
    rmSync(inTheWay, { recursive: true });
    const accounts = await openAccounts({ dataDir });
    await accounts.ping();
    await accounts.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

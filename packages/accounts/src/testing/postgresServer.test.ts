import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPostgres } from "./postgresServer.ts";

const bin = mkdtempSync(join(tmpdir(), "broken-postgres-"));
chmodSync(bin, 0o755);
afterAll(() => rmSync(bin, { recursive: true, force: true }));

const program = (name: string, script: string) =>
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test("a server that is there and does not start is a failure with what it said, not one that is missing", async () => {
  program("initdb", "echo no room >&2; exit 1");
  await expect(startPostgres(bin)).rejects.toThrow("initdb failed: no room");
  program("initdb", "exit 0");
  // Its arguments begin with -D DATA -w -t 60 -l LOG.
  program("pg_ctl", '[ "$3" = -w ] && echo taken >> "$7"; exit 1');
  await expect(startPostgres(bin)).rejects.toThrow("PostgreSQL did not start: taken\ntaken\ntaken\n");
});

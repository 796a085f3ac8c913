import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const loads = [
  ["ashby.jsonl", "--source", "ashby"],
  ["jobposting.jsonl", "--source", "jobposting"],
  ["jobposting-flat.jsonl.gz", "--source", "jobposting", "--name", "flat"],
  ["board.csv", "--source", "csv", "--mapping", "tests/fixtures/board.mapping.json"],
] as const;

/** Loads the hand-written ads of every format into a data folder, which is emptied first. */
export function makeData(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
  for (const [file, ...options] of loads)
    execFileSync("node", ["packages/ingest/src/cli/ingest.ts", `tests/fixtures/${file}`, ...options], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: "pipe",
    });
}

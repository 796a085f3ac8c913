import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { IngestReport } from "../../packages/ingest/src/report/IngestReport.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A hand-written file of ads. */
export const fixture = (name: string): string => `tests/fixtures/${name}`;

/** What became of a run of the command: its exit code (null when killed), what it told, its report. */
export type Run = { code: number | null; told: string; report: IngestReport | undefined };

/** Runs `pnpm ingest` on a data folder; `onStart` is given the process, to end it half way. */
export function runIngest(
  dataDir: string,
  args: readonly string[],
  onStart: (child: ReturnType<typeof spawn>) => void = () => {},
): Promise<Run> {
  const json = join(dataDir, "..", `report-${args.length}-${Date.now()}.json`);
  return new Promise((resolve) => {
    const child = spawn("node", ["packages/ingest/src/cli/ingest.ts", ...args, "--json", json], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      // Just less than a test may take: none is left behind.
      timeout: 170_000,
      killSignal: "SIGKILL",
    });
    let told = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        told += text;
      });
    onStart(child);
    child.on("exit", (code) => {
      let report: IngestReport | undefined;
      try {
        report = JSON.parse(readFileSync(json, "utf8")) as IngestReport;
        rmSync(json);
      } catch {
        report = undefined;
      }
      resolve({ code, told, report });
    });
  });
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The data folder to measure on: the one given, else one with a demonstration market of so many postings, made where it is not there. */
export function benchFolder({ data, postings }: { data?: string; postings: string }): string {
  const folder = data ?? join(tmpdir(), `talent-bench-http-${postings}`);
  if (!existsSync(join(folder, "warehouse"))) {
    const demo = fileURLToPath(new URL("../../ingest/src/cli/demo.ts", import.meta.url));
    const options = ["--postings", postings, "--data", folder];
    execFileSync(process.execPath, [demo, ...options], { stdio: "inherit" });
  }
  return folder;
}

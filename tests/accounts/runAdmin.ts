import { execFile } from "node:child_process";
import { join } from "node:path";

const program = join(import.meta.dirname, "../../packages/accounts/src/cli/admin.ts");

/** What a run of the command came to. */
export type Ended = { code: number; out: string; err: string };

/** Runs `pnpm admin` with these arguments, in an environment that names no accounts of its own. */
export function runAdmin(args: string[], env: Record<string, string> = {}, cwd?: string): Promise<Ended> {
  const { DATA_DIR, DATABASE_URL, ...inherited } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { cwd, env: { ...inherited, ...env } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, out, err });
      },
    );
  });
}

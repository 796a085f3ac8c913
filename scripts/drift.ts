import { execFileSync } from "node:child_process";
import { root, run } from "./run.ts";

const state = () =>
  execFileSync("git", ["status", "--porcelain", "--", "generated"], { cwd: root, encoding: "utf8" }) +
  execFileSync("git", ["diff", "--", "generated"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });

const before = state();
const code = await run("node", ["scripts/generate/generate.ts"]);
if (code !== 0) process.exit(code);
if (state() !== before) {
  console.error("generated/ is not what spec/ says: run `pnpm generate` and commit generated/.");
  process.exitCode = 1;
}

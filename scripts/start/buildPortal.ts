import { existsSync } from "node:fs";
import { lastFile } from "../../packages/portal/build/compressed.ts";
import { isStale } from "../isStale.ts";
import { root, run } from "../run.ts";
import { StartError } from "./StartError.ts";

const sources = [
  "packages/portal/{src,build,public}/**/*",
  "packages/portal/*.{html,ts,json}",
  "generated/**/*.{ts,json}",
  "pnpm-lock.yaml",
];

const build = `${root}packages/portal/dist`;

/** Builds the portal when its sources are newer than its build, or the last build did not come to its end. */
export async function buildPortal(): Promise<void> {
  if (existsSync(`${build}/${lastFile}`) && !isStale(`${build}/index.html`, sources)) return;
  console.log("Building the portal …");
  const code = await run("vite", ["build", "packages/portal", "--logLevel", "error"]);
  if (code !== 0) throw new StartError("The portal cannot be built; the lines above say why.");
}

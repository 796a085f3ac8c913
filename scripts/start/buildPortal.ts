import { isStale } from "../isStale.ts";
import { root, run } from "../run.ts";
import { StartError } from "./StartError.ts";

const sources = [
  "packages/portal/{src,build,public}/**/*",
  "packages/portal/*.{html,ts,json}",
  "generated/**/*.{ts,json}",
  "pnpm-lock.yaml",
];

/** Builds the portal when its sources are newer than its build. */
export async function buildPortal(): Promise<void> {
  if (!isStale(`${root}packages/portal/dist/index.html`, sources)) return;
  console.log("Building the portal …");
  const code = await run("vite", ["build", "packages/portal", "--logLevel", "error"]);
  if (code !== 0) throw new StartError("The portal cannot be built; the lines above say why.");
}

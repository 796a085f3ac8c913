import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const run = promisify(execFile);

const commonPaths = [
  // Without windows it answers the same with a quarter less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that is installed: the one `CHROMIUM_PATH` names, one in a common place, or Playwright's own. */
export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...commonPaths, chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

/**
 * The path of a Chromium. When none is installed, installs one by the first means that works: Playwright's own
 * download, then Debian's package. Throws with what to do when neither works.
 */
export async function findChromium(say: (message: string) => void = console.log): Promise<string> {
  const installed = installedChromium();
  if (installed !== undefined) return installed;
  const failures: string[] = [];
  for (const [name, install] of installers) {
    say(`Chromium is not installed; installing it with ${name}.`);
    try {
      await install();
    } catch (error) {
      failures.push(
        `${name}: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`,
      );
    }
    const path = installedChromium();
    if (path !== undefined) return path;
  }
  throw new Error(
    `Chromium is not installed and could not be (${failures.join("; ")}). Install it, or set CHROMIUM_PATH to it.`,
  );
}

const installers: [name: string, install: () => Promise<unknown>][] = [
  [
    "Playwright's download",
    async () => {
      const cli = createRequire(import.meta.url).resolve("playwright-core/cli.js");
      await run(process.execPath, [cli, "install", "chromium"], { timeout: 300_000 });
    },
  ],
  [
    "Debian's package",
    async () => {
      await aptGet("update");
      // Older releases have the whole browser only.
      await installPackage("chromium-headless-shell").catch(() => installPackage("chromium"));
    },
  ],
];

const installPackage = (name: string) => aptGet("install", "-y", "--no-install-recommends", name);

async function aptGet(...options: string[]): Promise<void> {
  const superuser = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [binary = "apt-get", ...rest] = [...superuser, "apt-get", ...options];
  await run(binary, rest, { timeout: 600_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const progress = fileURLToPath(new URL("Progress.ts", import.meta.url));
const command = `
process.stderr.isTTY = true;
const { terminalProgress } = await import(${JSON.stringify(progress)});
terminalProgress().start("reading", 10);
console.log("started");
setInterval(() => {}, 1000);`;

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends a command in its bar, and the terminal has its cursor again",
  async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", command]);
    const told = text(child.stderr);
    await once(child.stdout, "data");
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([null, signal]);
    expect((await told).split("\x1b[?25l").at(-1)).toContain("\x1b[?25h");
  },
);

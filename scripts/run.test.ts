import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { root } from "./run.ts";

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("who ends the process that runs a command ends the command", async () => {
  const command = "console.log(process.pid); setInterval(() => {}, 1000)";
  const runner = `import { run } from "./scripts/run.ts"; await run(process.execPath, ["-e", ${JSON.stringify(command)}]); console.log("went on");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", runner], {
    cwd: root,
    timeout: 150_000,
  });
  const lines: string[] = [];
  child.stdout.on("data", (text) => lines.push(String(text)));
  await once(child.stdout, "data");
  const pid = Number(lines[0]);
  expect(alive(pid)).toBe(true);
  child.kill("SIGTERM");
  const [code, signal] = await once(child, "close");
  expect([code, signal]).toEqual([null, "SIGTERM"]);
  expect(alive(pid)).toBe(false);
  expect(lines).toHaveLength(1);
});

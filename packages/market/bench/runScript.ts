import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { withLargePages } from "../src/largePages.ts";

/**
 * The same for all engines: as the product is started, and with threads for more statements at once to be waited for,
 * one for each of the clients.
 */
const environment = { ...withLargePages(process.env), UV_THREADPOOL_SIZE: "8" };

/**
 * Runs a script in a process of its own, so that the memory it takes is nobody else's, and gives the seconds it took.
 * Rejects when it fails; what is wrong it has then said itself. It ends with this process.
 */
export async function runScript(script: URL, args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["--expose-gc", fileURLToPath(script), ...args], {
    stdio: "inherit",
    env: environment,
  });
  const end = () => child.kill();
  process.once("exit", end);
  const [status] = await once(child, "exit");
  process.off("exit", end);
  if (status !== 0) throw new Error(`${fileURLToPath(script)} ended with ${status}`);
  return (performance.now() - started) / 1000;
}

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Ctrl-C reaches both by itself.
const endings = ["SIGTERM", "SIGHUP"] as const;

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a command in the project's root with its output shown; gives its exit code (1 when it cannot start). Who ends this
 * process by SIGTERM or SIGHUP ends the command first, which would go on by itself.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const bin = `${root}node_modules/.bin`;
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    });
    const endBoth = (signal: NodeJS.Signals) => {
      child.once("exit", () => process.kill(process.pid, signal));
      child.kill(signal);
    };
    for (const signal of endings) process.once(signal, endBoth);
    const end = (code: number) => {
      for (const signal of endings) process.off(signal, endBoth);
      done(code);
    };
    child.on("error", (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      end(1);
    });
    child.on("exit", (code) => end(code ?? 1));
  });
}

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs a command in the project's root with its output shown; gives its exit code (1 when it cannot start). */
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
    child.on("error", (error) => {
      console.error(`${command} cannot be started: ${error.message}`);
      done(1);
    });
    child.on("exit", (code) => done(code ?? 1));
  });
}

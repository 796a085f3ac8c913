import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "./contracts.ts";

const execute = promisify(execFile);

/** What a tool printed. */
export type ToolOutput = { stdout: string; stderr: string };

/**
 * Runs a command-line tool of the workspace from the root folder, telemetry and update notices off.
 * Throws with everything the tool printed when it fails.
 */
export async function runTool(binary: string, args: string[]): Promise<ToolOutput> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    NO_COLOR: "1",
  };
  try {
    return await execute(`${root}/${binary}`, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
  } catch (cause) {
    const { stdout = "", stderr = "" } = cause as Partial<ToolOutput>;
    throw new Error(`${binary} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

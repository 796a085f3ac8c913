import { writeFileSync } from "node:fs";
import { WarehouseError } from "@talent/warehouse";
import { OptionsError } from "./OptionsError.ts";

/**
 * Runs a command on the arguments it was called with. `--help` prints the usage; a mistake of the caller, or a warehouse
 * that cannot be written to, is one sentence on standard error and exit code 1 or 2; anything else is a fault and keeps
 * its stack.
 */
export async function runCommand(usage: string, command: (args: string[]) => Promise<void>): Promise<void> {
  // A script runner hands over the "--" that ended its own options.
  const args = process.argv.slice(2).filter((argument, index) => !(index === 0 && argument === "--"));
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(usage);
    return;
  }
  try {
    await command(args);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = error instanceof WarehouseError ? 1 : 2;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof OptionsError || error instanceof WarehouseError) return error.message;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const code = String(error.code);
  if (code.startsWith("ERR_PARSE_ARGS")) return `${error.message.split(". ")[0]}. See --help.`;
  if (code === "EACCES" || code === "EROFS" || code === "EPERM")
    return `The data folder cannot be written to: ${error.message}.`;
  if (code === "ENOSPC") return "The disk is full; nothing was changed.";
  return undefined;
}

/** Writes a report as JSON; throws OptionsError when the file cannot be written. */
export function writeJson(path: string, report: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch {
    throw new OptionsError(`The report cannot be written to ${path}.`);
  }
}

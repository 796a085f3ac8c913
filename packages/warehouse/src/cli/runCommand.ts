import { WarehouseError } from "../WarehouseError.ts";
import { OptionsError } from "./OptionsError.ts";

/**
 * Runs a command on the arguments it was called with. `--help` prints the usage; a mistake of the caller, or a warehouse
 * that cannot be written to, is one sentence on standard error and exit code 2 or 1; anything else is a fault and keeps
 * its stack.
 */
export async function runCommand(
  usage: string,
  command: (args: string[]) => void | Promise<void>,
): Promise<void> {
  // A script runner hands over the "--" that ended its own options.
  const args = process.argv.slice(2).filter((argument, index) => !(index === 0 && argument === "--"));
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(usage);
    return;
  }
  try {
    await command(args);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    process.stderr.write(`${failure.sentence}\n`);
    process.exitCode = failure.code;
  }
}

type Failure = { sentence: string; code: 1 | 2 };

const full = ["ENOSPC", "EDQUOT", "EFBIG"];
const toldFull = /No space left on device|Disk quota exceeded|File too large|max_temp_directory_size/;
const unwritable = ["EACCES", "EROFS", "EPERM", "ENOTDIR", "EEXIST"];

/** What to tell of an error that is no fault of the command; undefined for one that is. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof OptionsError) return { sentence: error.message, code: 2 };
  if (error instanceof WarehouseError) return { sentence: error.message, code: 1 };
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error ? String(error.code) : "";
  if (code.startsWith("ERR_PARSE_ARGS"))
    return { sentence: `${error.message.split(/\.\s/)[0]}. See --help.`, code: 2 };
  // The database tells in words what the system told it by number.
  if (full.includes(code) || toldFull.test(error.message))
    return {
      sentence:
        "The disk is full, or what may be written to it is, so nothing was changed. Make room and try again.",
      code: 1,
    };
  if (/^Out of Memory Error/.test(error.message))
    return { sentence: "There is not enough memory for it, so nothing was changed.", code: 1 };
  // Where no folder can be made the system says that there is none.
  const unmade = code === "ENOENT" && "syscall" in error && error.syscall === "mkdir";
  if (unmade || unwritable.includes(code) || /Permission denied|Read-only file system/.test(error.message))
    return { sentence: `The data folder cannot be written to: ${error.message}.`, code: 2 };
  return undefined;
}

import { parseArgs } from "node:util";
import { WarehouseError } from "../WarehouseError.ts";

/**
 * Runs a command that takes nothing but a data folder: `--data`, else DATA_DIR, else .data. What else it is called with
 * is refused before anything is done (exit code 2), and a warehouse that cannot do it is one sentence (exit code 1).
 */
export async function runOnFolder(
  usage: string,
  command: (dataFolder: string) => void | Promise<void>,
): Promise<void> {
  try {
    const { values } = parseArgs({
      options: { data: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
    });
    if (values.help) process.stdout.write(usage);
    else await command(values.data ?? process.env.DATA_DIR ?? ".data");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const wrong = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (!wrong && !(error instanceof WarehouseError)) throw error;
    process.stderr.write(wrong ? `${error.message.split(". ")[0]}. See --help.\n` : `${error.message}\n`);
    process.exitCode = wrong ? 2 : 1;
  }
}

import { parseArgs } from "node:util";
import { dataFolder } from "./dataFolder.ts";
import { runCommand } from "./runCommand.ts";

/** Runs a command that takes nothing but a data folder; what else it is called with is refused before anything is done. */
export function runOnFolder(usage: string, command: (folder: string) => void | Promise<void>): Promise<void> {
  return runCommand(usage, (args) =>
    command(dataFolder(parseArgs({ args, options: { data: { type: "string" } } }).values.data)),
  );
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/** What a script was called with, as `parseArgs` reads it; a mistake in it ends the script with one sentence and code 2. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!(error instanceof Error) || !code.startsWith("ERR_PARSE_ARGS")) throw error;
    console.error(`${error.message.split(". ")[0]}. See --help.`);
    process.exit(2);
  }
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What a script was called with, as `parseArgs` reads it. `--help` prints the usage and ends the script before it has
 * done anything; a mistake, such as a word more than the `most` it takes beside its options, ends it with one sentence and
 * code 2.
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  most = Number.POSITIVE_INFINITY,
): ReturnType<typeof parseArgs<Config>> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    const read = parseArgs(config);
    const surplus = read.positionals[most];
    return surplus === undefined ? read : refuse(`Unexpected argument '${surplus}'`);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!(error instanceof Error) || !code.startsWith("ERR_PARSE_ARGS")) throw error;
    return refuse(error.message.split(". ")[0]);
  }
}

function refuse(sentence = ""): never {
  console.error(`${sentence}. See --help.`);
  process.exit(2);
}

/** What stands behind `--` belongs to another command. */
function asksForHelp(given: readonly string[]): boolean {
  const end = given.indexOf("--");
  return (end < 0 ? given : given.slice(0, end)).some((each) => each === "--help" || each === "-h");
}

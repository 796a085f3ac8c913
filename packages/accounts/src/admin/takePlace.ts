/** Whose accounts a command is about: those in a data folder, or on a PostgreSQL server where there is an address. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** `--data` is what every command of the project calls it, `--data-dir` what this one did. */
const options = { "--data": "dataDir", "--data-dir": "dataDir", "--database-url": "databaseUrl" } as const;

/**
 * Takes `--data DIR` and `--database-url ADDRESS` out of a command line, with `=` or without, wherever they stand; the
 * last one given counts, then DATA_DIR and DATABASE_URL. An option without a value is a mistake: the folder that would
 * be taken in its place is another one.
 */
export function takePlace(args: string[], env: NodeJS.ProcessEnv): Place | { mistake: string } {
  const given: Partial<Record<"dataDir" | "databaseUrl", string>> = {};
  for (let index = 0; index < args.length; ) {
    const [option = "", ...rest] = (args[index] ?? "").split("=");
    if (!isOption(option)) {
      index += 1;
      continue;
    }
    const joined = rest.length > 0;
    const value = joined ? rest.join("=") : args[index + 1];
    if (!value || (!joined && value.startsWith("--")))
      return { mistake: `${option} needs ${option === "--database-url" ? "an address" : "a folder"}.` };
    given[options[option]] = value;
    args.splice(index, joined ? 1 : 2);
  }
  return {
    dataDir: given.dataDir ?? (env.DATA_DIR || ".data"),
    databaseUrl: given.databaseUrl ?? (env.DATABASE_URL || undefined),
  };
}

function isOption(word: string): word is keyof typeof options {
  return Object.hasOwn(options, word);
}

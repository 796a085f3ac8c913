import type { Command } from "./Command.ts";
import { commands } from "./commands.ts";

/** What can be done, one line a command; with a first word, such as `users`, by its commands alone. */
export function adminHelp(group?: string): string[] {
  const shown = commands.filter(({ name }) => group === undefined || name.startsWith(`${group} `));
  const titles = shown.map(titleOf);
  const width = Math.max(...titles.map((title) => title.length));
  return [
    "Usage: pnpm admin <command> [options]",
    "",
    ...shown.map((command, index) => `  ${(titles[index] ?? "").padEnd(width)}  ${command.help}`),
    "",
    "pnpm admin <command> --help explains a command, --json answers data in place of text.",
    "",
    "The accounts are those in DATA_DIR (default .data; --data <folder>), or on the PostgreSQL server at DATABASE_URL",
    "(--database-url <address>). While the server runs on a data folder, commands are handed to it and done there.",
    "From a new customer to the end of one: docs/guides/operators.md.",
  ];
}

/** What one command does and takes. */
export function commandHelp(command: Command): string[] {
  const options = Object.entries(command.options).map(([name, option]): [string, string] => [
    `--${name}${option.value ? ` <${option.value}>` : ""}`,
    `${option.help}${option.required ? " (required)" : ""}`,
  ]);
  const width = Math.max(0, ...options.map(([usage]) => usage.length));
  const listed = options.map(([usage, help]) => `  ${usage.padEnd(width)}  ${help}`);
  return [
    `Usage: pnpm admin ${titleOf(command)} [options]`,
    "",
    command.help,
    ...(listed.length ? [""] : []),
    ...listed,
  ];
}

function titleOf(command: Command): string {
  return command.subject ? `${command.name} ${command.subject}` : command.name;
}

import type { ParseArgsOptionsConfig } from "node:util";
import type { Accounts } from "../Accounts.ts";

/** An option of a command: what follows it on the command line, what it is for, whether it must be given. */
export type CommandOption = { value?: string; help: string; required?: boolean };

/** Options as they were given: text, or true for a switch. */
export type Given = Record<string, string | boolean | undefined>;

/** What a command answers: lines for a person, the same as data for `--json`. */
export type Outcome = {
  lines: string[];
  data: unknown;
  /** What the audit log calls the subject in place of what was typed, or what was made; null when nothing was changed. */
  logged?: string | null;
  /** What the audit log tells besides what was given. */
  detail?: Record<string, unknown>;
};

/** One thing an operator can do. */
export type Command = {
  /** Two words, such as `subscriptions rotate`. */
  name: string;
  help: string;
  /** The one thing it is done to, such as `<key>`, when it takes one. */
  subject?: string;
  /** The subject is a file, named from where the operator is, be the command done by another process. */
  subjectIsFile?: boolean;
  options: Record<string, CommandOption>;
  /** Changes something, and so is written to the audit log. */
  changes: boolean;
  run(accounts: Accounts, given: Given, subject: string): Promise<Outcome>;
};

/** The options of a command as node:util's parseArgs takes them. */
export function parseOptions(command: Command): ParseArgsOptionsConfig {
  const entries = Object.entries(command.options).map(([name, { value }]) => [
    name,
    { type: value ? "string" : "boolean" } as const,
  ]);
  return { ...Object.fromEntries(entries), json: { type: "boolean" }, help: { type: "boolean", short: "h" } };
}

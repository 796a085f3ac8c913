import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Accounts } from "../Accounts.ts";
import { AccountsError } from "../AccountsError.ts";
import { adminHelp, commandHelp } from "./adminHelp.ts";
import { type Command, type Given, parseOptions } from "./Command.ts";
import { commands } from "./commands.ts";

/** What a command line comes to: text for each stream, and the exit code (0 done, 1 refused, 2 not understood). */
export type AdminAnswer = { code: 0 | 1 | 2; out: string; err: string };

/**
 * A command line that was understood and needs the accounts, whether it changes anything, and how it is told to a
 * process in another folder.
 */
export type AdminTask = ((accounts: Accounts) => Promise<AdminAnswer>) & {
  changes: boolean;
  args: readonly string[];
};

/** Understands a command line without touching the accounts: an answer at once (help, a mistake), or a task. */
export function adminCommand(args: readonly string[]): AdminAnswer | AdminTask {
  const [first = "", second = "", ...rest] = args;
  if (first === "" || isHelp(first)) return answer(adminHelp());
  const command = commands.find(({ name }) => name === `${first} ${second}`);
  if (!command) {
    // `user` is meant as `users`.
    const near = commands
      .filter(({ name }) => name.split(/s? /)[0] === first.replace(/s$/, ""))
      .map(({ name }) => name);
    if (near.length > 0 && isHelp(second)) return answer(adminHelp(near[0]?.split(" ")[0]));
    const hint = near.length > 0 ? `Did you mean: ${near.join(", ")}?` : "See: pnpm admin --help";
    return mistake(`There is no command "${`${first} ${second}`.trim()}". ${hint}`);
  }
  const parsed = parse(command, rest);
  if ("code" in parsed) return parsed;
  const { given } = parsed;
  const subject = command.subjectIsFile ? resolve(parsed.subject) : parsed.subject;
  const task = (accounts: Accounts) => perform(accounts, command, { given, subject });
  return Object.assign(task, {
    changes: command.changes,
    args: args.map((arg, index) => (index > 1 && arg === parsed.subject ? subject : arg)),
  });
}

function parse(command: Command, args: string[]): { given: Given; subject: string } | AdminAnswer {
  let values: Given;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args,
      options: parseOptions(command),
      allowPositionals: true,
    }) as {
      values: Given;
      positionals: string[];
    });
  } catch (error) {
    const [told = ""] = (error as Error).message.split(/\.? To specify a positional/);
    const why = told.replaceAll("\n", " ").replace(/\.?$/, ".");
    return mistake(`${why} See: pnpm admin ${command.name} --help`);
  }
  if (values.help) return answer(commandHelp(command));
  const missing = Object.keys(command.options).filter(
    (name) => command.options[name]?.required && values[name] === undefined,
  );
  if (missing.length > 0) {
    return mistake(
      `${command.name} needs ${missing.map((name) => `--${name}`).join(", ")}. See: pnpm admin ${command.name} --help`,
    );
  }
  if (positionals.length !== (command.subject ? 1 : 0)) {
    const wanted = command.subject ? `exactly one ${command.subject}` : "options only";
    return mistake(`${command.name} takes ${wanted}. See: pnpm admin ${command.name} --help`);
  }
  return { given: values, subject: positionals[0] ?? "" };
}

async function perform(
  accounts: Accounts,
  command: Command,
  { given, subject }: { given: Given; subject: string },
): Promise<AdminAnswer> {
  try {
    const outcome = await command.run(accounts, given, subject);
    const { logged = subject, detail } = outcome;
    if (command.changes && logged !== null) {
      const action = `admin.${command.name.replace(" ", ".")}`;
      const { json: _told, ...options } = given;
      await accounts.audit.record({
        action,
        detail: { ...(logged && { subject: logged }), ...options, ...detail },
      });
    }
    return answer(given.json ? [JSON.stringify(outcome.data, null, 2)] : outcome.lines);
  } catch (error) {
    if (error instanceof AccountsError) return refused(error.message);
    if (isOutrun(error))
      return refused(
        "Somebody else changed the same at this moment, and nothing was done. See what is there now, and try again.",
      );
    throw error;
  }
}

/** What PostgreSQL calls a name taken, something referred to removed, and two changes waiting for each other. */
const outrun = new Set<unknown>(["23505", "23503", "40P01"]);

/** Whether another command came between the checks of this one and its change. */
function isOutrun(error: unknown): boolean {
  return error instanceof Error && outrun.has((error.cause as { code?: string } | undefined)?.code);
}

function isHelp(word: string): boolean {
  return ["--help", "-h", "help"].includes(word);
}

function answer(lines: string[]): AdminAnswer {
  return { code: 0, out: `${lines.join("\n")}\n`, err: "" };
}

/** The answer to a command that was understood and not done, with why. */
export function refused(message: string): AdminAnswer {
  return { code: 1, out: "", err: `${message}\n` };
}

/** The answer to a command line that was not understood, with why. */
export function mistake(message: string): AdminAnswer {
  return { code: 2, out: "", err: `${message}\n` };
}

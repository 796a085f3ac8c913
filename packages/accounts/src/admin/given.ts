import { AccountsError } from "../AccountsError.ts";
import type { Given } from "./Command.ts";

/** The text of an option, or undefined when it was not given. */
export function text(given: Given, name: string): string | undefined {
  const value = given[name];
  return typeof value === "string" ? value : undefined;
}

/** The text of an option that is required. */
export function requiredText(given: Given, name: string): string {
  return text(given, name) ?? "";
}

const longestName = 200;

/** A name that people read: text in one line, with something in it; `invalidInput` for anything else. */
export function readName(given: Given, name: string): string | undefined {
  const value = text(given, name)?.trim();
  if (value === undefined) return undefined;
  if (value === "" || value.length > longestName || /\p{Cc}/u.test(value)) {
    throw new AccountsError(
      "invalidInput",
      `--${name} takes a text in one line, of 1 to ${longestName} characters.`,
    );
  }
  return value;
}

/** The same of an option that is required. */
export function requiredName(given: Given, name: string): string {
  return readName(given, name) ?? "";
}

/** Of settings those that were given; `invalidInput` naming the options when there is none. */
export function someOf<Settings extends object>(
  settings: Settings,
  options: readonly string[],
): Partial<Settings> {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (given.length === 0) {
    const named = options.map((option) => `--${option}`).join(", ");
    throw new AccountsError("invalidInput", `Say what to change, with one or more of ${named}.`);
  }
  return Object.fromEntries(given) as Partial<Settings>;
}

/** The whole number of an option; `invalidInput` for anything else. */
export function wholeNumber(given: Given, name: string): number | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) {
    throw new AccountsError("invalidInput", `--${name} takes a whole number, not "${value}".`);
  }
  return Number(value);
}

/** The yes or no of an option; `invalidInput` for anything else. */
export function yesOrNo(given: Given, name: string): boolean | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  if (value !== "yes" && value !== "no") {
    throw new AccountsError("invalidInput", `--${name} takes yes or no, not "${value}".`);
  }
  return value === "yes";
}

/** One of several words; `invalidInput` for anything else. */
export function oneOf<Word extends string>(
  given: Given,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  const word = words.find((candidate) => candidate === value);
  if (!word)
    throw new AccountsError("invalidInput", `--${name} takes ${words.join(" or ")}, not "${value}".`);
  return word;
}

/** Seconds of a duration such as 90s, 30m, 24h or 7d; `invalidInput` for anything else. */
export function duration(given: Given, name: string): number | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(value) ?? [];
  const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 }[unit ?? ""];
  if (!count || !seconds) {
    throw new AccountsError(
      "invalidInput",
      `--${name} takes a duration such as 30m, 24h or 7d, not "${value}".`,
    );
  }
  return Number(count) * seconds;
}

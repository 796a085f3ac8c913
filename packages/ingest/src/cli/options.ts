import type { Day } from "@talent/market";
import { OptionsError } from "@talent/warehouse";
import { toDay } from "../ads/toDay.ts";
import { mostCharacters } from "../ads/withinBounds.ts";
import type { Keeping } from "../load/keepBefore.ts";

/** Options of every command that writes to the warehouse, as `parseArgs` takes them. */
export const warehouseOptions = {
  mix: { type: "boolean", default: false },
  replace: { type: "boolean", default: false },
  data: { type: "string" },
} as const;

/** What --mix and --replace ask for; throws OptionsError for both. */
export function keepingOf({ mix, replace }: { mix: boolean; replace: boolean }): Keeping {
  if (mix && replace) throw new OptionsError("--mix and --replace exclude each other.");
  return mix ? "mix" : replace ? "replace" : "refuse";
}

/** A whole number within bounds, both allowed; throws OptionsError for anything else. */
export function wholeNumber(option: string, text: string, [least, most]: [number, number]): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isInteger(number) || number < least || number > most) {
    throw new OptionsError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}

/** Name of a source without space around it; throws OptionsError for none, and for one longer than the data API tells. */
export function sourceName(option: string, text: string): string {
  const name = text.trim();
  if (name === "" || name.length > mostCharacters.source)
    throw new OptionsError(`${option} must be a name of 1 to ${mostCharacters.source} characters.`);
  return name;
}

/** A day; throws OptionsError, with `example`, for anything else. */
export function dayOf(option: string, text: string, example: Day): Day {
  const day = toDay(text);
  if (day === undefined) throw new OptionsError(`${option} must be a day such as ${example}, not "${text}".`);
  return day;
}

import type { ParameterEntry } from "@talent/contract/data-api";
import { Problem } from "../http/Problem.ts";
import { shortened } from "../http/shortened.ts";

/** A parameter that is not written as it must be, with what to give instead. */
export const invalid = ({ name }: ParameterEntry, hint: string): Problem =>
  new Problem("invalidFormat", { hint: `Parameter ${name}: ${hint}` });

/** A parameter that asks for more than it may, with how much that is. */
export const tooMany = ({ name }: ParameterEntry, hint: string): Problem =>
  new Problem("tooMany", { hint: `Parameter ${name}: ${hint}` });

/** A value as a message quotes it, cut where it is long. */
export const quoted = (text: string): string => `"${shortened(text, 40)}"`;

/** A number with its noun: "1 value", "3 values". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

import { type ProblemWord, problems } from "./problems.ts";
import { shortened } from "./shortened.ts";

/** What a problem tells besides its row: the name its message ends with, a hint for mending it, header fields. */
export type ProblemDetails = { named?: string; hint?: string; headers?: Readonly<Record<string, string>> };

/** The longest name a message ends with: one that a caller made up may be of any length. */
const longestName = 100;

/** An answer that is an error: a row of the table, and what this call needs to be told. */
export class Problem extends Error {
  override name = "Problem";
  readonly word: ProblemWord;
  readonly hint: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(word: ProblemWord, { named = "", hint, headers = {} }: ProblemDetails = {}) {
    // Where a call was refused says nothing, and looking through the stack took longer than refusing.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problems[word].message + shortened(named, longestName));
    Error.stackTraceLimit = stackTraceLimit;
    this.word = word;
    this.hint = hint;
    this.headers = headers;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return problems[this.word].status;
  }

  /** The envelope of the error: the specified message first, the hint behind it, data null. */
  toEnvelope() {
    const messages = this.hint === undefined ? [this.message] : [this.message, this.hint];
    return { apiCode: problems[this.word].apiCode, messages, data: null, input: {} };
  }
}

/** What is too much now, and may be asked again in a second. */
export const busy = (): Problem => new Problem("overloaded", { headers: { "retry-after": "1" } });

/** A value that names nothing: `Invalid employer present in the request. Employer provided: 7`. */
export function invalidValue(parameter: string, value: string | number): Problem {
  const title = parameter.slice(0, 1).toUpperCase() + parameter.slice(1);
  return new Problem("invalidValue", {
    named: `${parameter} present in the request. ${title} provided: ${value}`,
  });
}

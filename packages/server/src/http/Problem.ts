import { type ProblemWord, problems } from "./problems.ts";

/** An answer that is an error: a word of the table, with what the message names (a parameter, a value). */
export class Problem extends Error {
  override name = "Problem";
  readonly word: ProblemWord;
  readonly headers: Readonly<Record<string, string>>;
  /** What was understood of the request, echoed with the error. */
  input: Record<string, unknown> | null = null;

  constructor(word: ProblemWord, detail = "", headers: Record<string, string> = {}) {
    super(problems[word].message(detail));
    this.word = word;
    this.headers = headers;
  }

  get status(): number {
    return problems[this.word].status;
  }

  /** The envelope of the error: data null, one message. */
  toEnvelope() {
    return { apiCode: problems[this.word].apiCode, messages: [this.message], data: null, input: this.input };
  }
}

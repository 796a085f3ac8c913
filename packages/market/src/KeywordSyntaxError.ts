/** A keyword expression that cannot be read; the message says what to do and where, `position` counts characters from 1. */
export class KeywordSyntaxError extends Error {
  readonly position: number;

  constructor(problem: string, position: number) {
    super(`${problem} (at character ${position})`);
    this.name = "KeywordSyntaxError";
    this.position = position;
  }
}

/** A command was called in a way that cannot be carried out; the message is one sentence for the person who called it. */
export class OptionsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "OptionsError";
  }
}

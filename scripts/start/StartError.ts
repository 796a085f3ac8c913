/** Why the product cannot start: one sentence that says what to do. */
export class StartError extends Error {
  override name = "StartError";
}

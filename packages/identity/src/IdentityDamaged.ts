/** A file of the provider's cannot be read; the message names it and says what to do. */
export class IdentityDamaged extends Error {
  override name = "IdentityDamaged";

  constructor(what: string, file: string) {
    super(`The sign-in ${what} in ${file} cannot be read. Delete the file: everybody signs in again.`);
  }
}

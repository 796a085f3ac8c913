/** A search text shorter than 2 or longer than 50 characters. */
export class InvalidKeyword extends Error {
  override readonly name = "InvalidKeyword";

  constructor(keyword: string) {
    super(`A keyword has 2 to 50 characters; this one has ${keyword.length}.`);
  }
}

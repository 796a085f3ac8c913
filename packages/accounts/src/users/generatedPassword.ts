import { randomInt } from "node:crypto";

/** Letters and digits that cannot be mistaken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password of four groups of four, about 79 random bits, that a person can read out and type. */
export function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new subscriber key; it names the subscription and is no secret. */
export function newKey(): string {
  return `tik_${randomBytes(12).toString("hex")}`;
}

/** A new secret of 256 random bits; the prefix lets scanners find leaked ones. */
export function newSecret(): string {
  return `tis_${randomBytes(32).toString("base64url")}`;
}

/**
 * How a secret is stored. A plain SHA-256 is right here and a slow hash would not help: a password hash is slow
 * because people choose guessable passwords, whereas 256 random bits cannot be guessed from their digest at any
 * speed, and every token request would pay for it.
 */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares two digests in a time that does not depend on where they differ. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, "hex"), Buffer.from(other, "hex")];
  return a.length === b.length && timingSafeEqual(a, b);
}

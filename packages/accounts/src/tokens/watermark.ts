import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

/** One token in so many bears the watermark by chance: as many are drawn to get one, and so few forged ones are verified. */
export const drawsPerToken = 32;

/** A new secret of a signing key's watermark, as it is stored beside the private key. */
export function newWatermark(): string {
  return randomBytes(32).toString("base64url");
}

/** The secret as it is used; null for a key that was made without one. */
export function watermarkOf(stored: unknown): KeyObject | null {
  return typeof stored === "string" ? createSecretKey(stored, "base64url") : null;
}

/**
 * Whether a token as a whole, its signature too, has an HMAC-SHA-256 that begins with five zero bits. Only who has the
 * secret can tell. It proves nothing and replaces no signature; it costs a fortieth of verifying one.
 */
export function isWatermarked(token: string, secret: KeyObject): boolean {
  const [first = 0] = createHmac("sha256", secret).update(token).digest();
  return first < 256 / drawsPerToken;
}

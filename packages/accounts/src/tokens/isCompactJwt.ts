/** Longest token that is looked at; ours are below 1,000 characters. */
const longestToken = 8_192;

/**
 * Whether this is a signed token in the one way it can be written: three base64url parts that stand for themselves.
 * Decoders forgive line breaks and leftover bits, so that without this a changed last letter could still verify.
 */
export function isCompactJwt(token: string): boolean {
  if (token.length > longestToken) return false;
  const parts = token.split(".");
  return (
    parts.length === 3 &&
    parts.every((part) => part !== "" && Buffer.from(part, "base64url").toString("base64url") === part)
  );
}

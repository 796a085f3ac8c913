/**
 * Whether an `If-None-Match` names an entity tag: any of those in its list, or `*` for whatever there is. Tags are
 * compared weakly, so that `W/` in front of one is of no account (RFC 9110, 13.1.2).
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return Iterator.from(header.matchAll(/"[^"]*"/g)).some(([tag]) => tag === bare);
}

/**
 * The address as the portal's router knows it: one outside the portal's base is put below it, where the router finds
 * that there is no such page and says so, instead of drawing nothing.
 */
export function belowBase(path: string, base: string): string {
  const isBelow = path.startsWith(base) || `${path}/` === base;
  return isBelow ? path : `${base}${path.replace(/^\/+/, "")}`;
}

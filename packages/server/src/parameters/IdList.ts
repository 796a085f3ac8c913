/** A list parameter as it was understood: at least one of `any`, every one of `all`, none of `none`. */
export type IdList<T = number> = { any: T[]; all: T[]; none: T[] };

/** How many values a list names, excluded ones included. */
export const listLength = (list: IdList<unknown>): number =>
  list.any.length + list.all.length + list.none.length;

/** Every value a list names, in the order any, all, none. */
export const listValues = <T>(list: IdList<T>): T[] => [...list.any, ...list.all, ...list.none];

/**
 * Reads `1,2,req:3,not:4`: values parted by commas, each with at most one prefix, or with none where the values are
 * words of a caller's own. Gives undefined when an item is empty, or `read` does not understand it.
 */
export function parseIdList<T>(
  text: string,
  read: (item: string) => T | undefined,
  prefixed = true,
): IdList<T> | undefined {
  const list: IdList<T> = { any: [], all: [], none: [] };
  for (const part of text.split(",")) {
    const given = part.trim();
    const isNone = prefixed && given.startsWith("not:");
    const isAll = prefixed && given.startsWith("req:");
    const item = isNone || isAll ? given.slice(4).trimStart() : given;
    const value = item === "" ? undefined : read(item);
    if (value === undefined) return undefined;
    const group = isNone ? list.none : isAll ? list.all : list.any;
    if (!group.includes(value)) group.push(value);
  }
  return list;
}

/** The items of a list as they are written on the wire, for the echo of the input. */
export function wireItems<T>({ any, all, none }: IdList<T>): string[] {
  return [...all.map((v) => `req:${v}`), ...any.map(String), ...none.map((v) => `not:${v}`)];
}

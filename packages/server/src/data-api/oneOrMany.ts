/** What a lookup answers with: the one record itself, or the list when several were asked for. */
export function oneOrMany<T>(records: readonly T[]): T | T[] {
  const [only, ...others] = records;
  return only !== undefined && others.length === 0 ? only : [...records];
}

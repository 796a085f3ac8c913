/** Takes the shortest of some arrays that has room for so many numbers out of them; undefined where none has. */
export function takeShortest<Some extends { length: number }>(free: Some[], size: number): Some | undefined {
  let found = -1;
  free.forEach(({ length }, at) => {
    if (length >= size && (found < 0 || length < (free[found] as Some).length)) found = at;
  });
  return found < 0 ? undefined : free.splice(found, 1)[0];
}

/** How long to make an array for so many numbers: of few different lengths, so that most can be lent for most. */
export function roomFor(size: number): number {
  return 2 ** Math.ceil(Math.log2(size + 1));
}

/** A sort key per record, whole numbers from 0 to `largest`. */
export type SortKey = { keys: ArrayLike<number>; largest: number };

/** The order that sorts records by the first key, then the second and so on, ties in the order they were read. */
export function sortRows(rows: number, sortKeys: readonly SortKey[]): Uint32Array {
  let order = Uint32Array.from({ length: rows }, (_, row) => row);
  // One stable counting sort per key, the last key first: linear in rows, whatever the keys are.
  for (const { keys, largest } of sortKeys.toReversed()) {
    const starts = new Uint32Array(largest + 2);
    for (let row = 0; row < rows; row++) {
      const next = (keys[row] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let key = 1; key < starts.length; key++) {
      starts[key] = (starts[key] as number) + (starts[key - 1] as number);
    }
    const sorted = new Uint32Array(rows);
    for (let at = 0; at < rows; at++) {
      const row = order[at] as number;
      const key = keys[row] as number;
      const place = starts[key] as number;
      sorted[place] = row;
      starts[key] = place + 1;
    }
    order = sorted;
  }
  return order;
}

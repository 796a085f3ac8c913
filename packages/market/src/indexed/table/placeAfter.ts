/** The place of the first id greater than one, in the order of ids. */
export function placeAfter(id: Uint32Array, byId: Uint32Array, after: number): number {
  let [low, high] = [0, byId.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((id[byId[middle] as number] as number) <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}

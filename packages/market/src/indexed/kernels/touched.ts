/*
 * Which places of an array of counts have been counted: a bit for each. Setting a bit costs as much as noting the place
 * in a list would, and the places come out ascending, without sorting: one word is looked at for 32 places.
 */

/** Bits for so many places, none set. */
export function noneTouched(places: number): Int32Array {
  return new Int32Array((places + 31) >>> 5);
}

/** The places whose bits are set, ascending. */
export function touchedPlaces(touched: Int32Array): Uint32Array {
  let length = 0;
  for (let at = 0; at < touched.length; at++) length += bitsIn(touched[at] as number);
  const places = new Uint32Array(length);
  let filled = 0;
  for (let at = 0; at < touched.length; at++) {
    let word = touched[at] as number;
    while (word !== 0) {
      places[filled++] = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return places;
}

/** How many bits of a word are set. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

const folded = new Uint16Array(65536);
// The folded code of what is part of a word, 0 for every other sign: one look instead of two.
const wordCodes = new Uint16Array(65536);

for (let code = 0; code < 65536; code++) {
  const character = String.fromCharCode(code);
  folded[code] = code;
  const digit = code >= 48 && code <= 57;
  if (!digit && (code < 65 || (code < 128 && character.toLowerCase() === character.toUpperCase()))) continue;
  const plain = character.normalize("NFD").charAt(0).toLowerCase();
  if (plain.length === 1) folded[code] = plain.charCodeAt(0);
  const letter = digit || (code >= 0xd800 ? false : /[\p{L}\p{N}\p{M}]/u.test(character));
  if (letter) wordCodes[code] = folded[code] as number;
}

/** Whether the UTF-16 code is part of a word: a letter, a digit or a mark. */
export const isWordCode = (code: number): boolean => wordCodes[code] !== 0;

/** The code in lower case and without its accent when it is part of a word, 0 when it is not. */
export const wordCode = (code: number): number => wordCodes[code] as number;

/** The code in lower case and without its accent. */
export const foldCode = (code: number): number => folded[code] ?? code;

/** Lower case without accents, one code for one code, as the table compares. */
export function fold(word: string): string {
  let out = "";
  for (let i = 0; i < word.length; i++) out += String.fromCharCode(foldCode(word.charCodeAt(i)));
  return out;
}

/**
 * Word numbers by spelling, found straight from the text without making a string. Several spellings may share a
 * number; case and accents do not count.
 */
export class WordTable {
  private size = 1 << 10;
  // Four numbers a slot, together in one line of the cache: hash, number, place of the letters, length (0: free).
  private slots = new Int32Array(this.size * 4);
  private count = 0;
  // All spellings one behind the other: a word is compared without following a pointer to its string.
  private letters = new Uint16Array(1 << 12);
  private used = 0;

  /** Gives the spelling a number; a spelling that has one keeps it. */
  set(spelling: string, number: number): void {
    const word = fold(spelling);
    if (word === "" || this.find(word) !== -1) return;
    if (this.used + word.length > this.letters.length) {
      const larger = new Uint16Array((this.used + word.length) * 2);
      larger.set(this.letters);
      this.letters = larger;
    }
    for (let i = 0; i < word.length; i++) this.letters[this.used + i] = word.charCodeAt(i);
    this.count += 1;
    if (this.count * 2 > this.size) this.grow();
    this.place(hashOf(word), number, this.used, word.length);
    this.used += word.length;
  }

  /** The number of a whole word, -1 when it is none of ours. */
  find(word: string): number {
    const codes = new Uint16Array(word.length);
    let hash = 0;
    for (let i = 0; i < word.length; i++) {
      codes[i] = word.charCodeAt(i);
      hash = (Math.imul(hash, 31) + (folded[codes[i] as number] as number)) | 0;
    }
    return this.findHashed(codes, 0, codes.length, hash);
  }

  /** The number of the single sign at the place. */
  findSign(codes: Uint16Array, at: number): number {
    return this.findHashed(codes, at, at + 1, folded[codes[at] as number] as number);
  }

  /** The number of the word at `start`..`end`; `hash = 31 × hash + foldCode(code)` over the word. */
  findHashed(codes: Uint16Array, start: number, end: number, hash: number): number {
    const { slots, letters } = this;
    const mask = this.size - 1;
    const length = end - start;
    for (let slot = mix(hash) & mask; ; slot = (slot + 1) & mask) {
      const at = slot * 4;
      const known = slots[at + 3] as number;
      if (known === 0) return -1;
      if (slots[at] !== hash || known !== length) continue;
      const first = slots[at + 2] as number;
      let same = 0;
      while (same < length && letters[first + same] === folded[codes[start + same] as number]) same++;
      if (same === length) return slots[at + 1] as number;
    }
  }

  private place(hash: number, number: number, first: number, length: number): void {
    let slot = mix(hash) & (this.size - 1);
    while (this.slots[slot * 4 + 3] !== 0) slot = (slot + 1) & (this.size - 1);
    this.slots.set([hash, number, first, length], slot * 4);
  }

  private grow(): void {
    const { slots, size } = this;
    this.size *= 2;
    this.slots = new Int32Array(this.size * 4);
    for (let at = 0; at < size * 4; at += 4) {
      if (slots[at + 3] === 0) continue;
      this.place(
        slots[at] as number,
        slots[at + 1] as number,
        slots[at + 2] as number,
        slots[at + 3] as number,
      );
    }
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  return hash;
}

function mix(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return once ^ (once >>> 15);
}

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
  private size = 1 << 16;
  private slots = new Int32Array(this.size).fill(-1);
  private slotHashes = new Int32Array(this.size);
  private readonly numbers: number[] = [];
  // All spellings one behind the other: a word is compared without following a pointer to its string.
  private letters = new Uint16Array(1 << 20);
  private readonly starts: number[] = [0];

  /** Gives the spelling a number; a spelling that has one keeps it. */
  set(spelling: string, number: number): void {
    const word = fold(spelling);
    const hash = hashOf(word);
    if (this.findHashed(word, 0, word.length, hash) !== -1) return;
    const start = this.starts.at(-1) as number;
    if (start + word.length > this.letters.length) {
      const larger = new Uint16Array((start + word.length) * 2);
      larger.set(this.letters);
      this.letters = larger;
    }
    for (let i = 0; i < word.length; i++) this.letters[start + i] = word.charCodeAt(i);
    this.starts.push(start + word.length);
    this.numbers.push(number);
    if (this.numbers.length * 2 > this.size) this.grow();
    this.place(this.numbers.length - 1, hash);
  }

  /** The number of the word at `start`..`end` of the text, -1 when it is none of ours. */
  find(text: string, start: number, end: number): number {
    let hash = 0;
    for (let i = start; i < end; i++)
      hash = (Math.imul(hash, 31) + (folded[text.charCodeAt(i)] as number)) | 0;
    return this.findHashed(text, start, end, hash);
  }

  /** As `find`, for a caller that has computed `hash = 31 × hash + foldCode(code)` over the word. */
  findHashed(text: string, start: number, end: number, hash: number): number {
    const mask = this.size - 1;
    let slot = mix(hash) & mask;
    while (true) {
      const entry = this.slots[slot] as number;
      if (entry === -1) return -1;
      if (this.slotHashes[slot] === hash && this.isAt(entry, text, start, end))
        return this.numbers[entry] as number;
      slot = (slot + 1) & mask;
    }
  }

  private isAt(entry: number, text: string, start: number, end: number): boolean {
    const first = this.starts[entry] as number;
    if ((this.starts[entry + 1] as number) - first !== end - start) return false;
    for (let i = start; i < end; i++) {
      if (this.letters[first + i - start] !== folded[text.charCodeAt(i)]) return false;
    }
    return true;
  }

  private place(entry: number, hash: number): void {
    let slot = mix(hash) & (this.size - 1);
    while (this.slots[slot] !== -1) slot = (slot + 1) & (this.size - 1);
    this.slots[slot] = entry;
    this.slotHashes[slot] = hash;
  }

  private grow(): void {
    const { slots, slotHashes } = this;
    this.size *= 2;
    this.slots = new Int32Array(this.size).fill(-1);
    this.slotHashes = new Int32Array(this.size);
    for (const [slot, entry] of slots.entries()) {
      if (entry !== -1) this.place(entry, slotHashes[slot] as number);
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

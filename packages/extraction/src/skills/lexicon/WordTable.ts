const letterClass = 1;
const classes = new Uint8Array(65536);
const folded = new Uint16Array(65536);

for (let code = 0; code < 65536; code++) {
  const character = String.fromCharCode(code);
  folded[code] = code;
  const digit = code >= 48 && code <= 57;
  if (!digit && (code < 65 || (code < 128 && character.toLowerCase() === character.toUpperCase()))) continue;
  if (digit || (code >= 0xd800 ? false : /[\p{L}\p{N}\p{M}]/u.test(character))) classes[code] = letterClass;
  const plain = character.normalize("NFD").charAt(0).toLowerCase();
  if (plain.length === 1) folded[code] = plain.charCodeAt(0);
}

/** Whether the UTF-16 code is part of a word: a letter, a digit or a mark. */
export const isWordCode = (code: number): boolean => classes[code] === letterClass;

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
  private readonly spellings: string[] = [];
  private readonly numbers: number[] = [];

  /** Gives the spelling a number; a spelling that has one keeps it. */
  set(spelling: string, number: number): void {
    const word = fold(spelling);
    if (this.find(word, 0, word.length) !== -1) return;
    if (this.spellings.length * 2 > this.size) this.grow();
    this.spellings.push(word);
    this.numbers.push(number);
    this.place(this.spellings.length - 1);
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
      const word = this.spellings[entry] as string;
      if (word.length === end - start && sameWord(word, text, start)) return this.numbers[entry] as number;
      slot = (slot + 1) & mask;
    }
  }

  private place(entry: number): void {
    const word = this.spellings[entry] as string;
    let hash = 0;
    for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
    let slot = mix(hash) & (this.size - 1);
    while (this.slots[slot] !== -1) slot = (slot + 1) & (this.size - 1);
    this.slots[slot] = entry;
  }

  private grow(): void {
    this.size *= 2;
    this.slots = new Int32Array(this.size).fill(-1);
    for (let entry = 0; entry < this.spellings.length; entry++) this.place(entry);
  }
}

function mix(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return once ^ (once >>> 15);
}

function sameWord(word: string, text: string, start: number): boolean {
  for (let i = 0; i < word.length; i++) {
    if (word.charCodeAt(i) !== folded[text.charCodeAt(start + i)]) return false;
  }
  return true;
}

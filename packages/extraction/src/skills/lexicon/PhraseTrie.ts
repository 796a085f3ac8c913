/**
 * Sequences of word numbers with what they stand for. Numbers of nodes start at 0, the root; -1 is "no such node".
 */
export class PhraseTrie<Value> {
  private size = 1 << 16;
  private fromNode = new Int32Array(this.size).fill(-1);
  private byWord = new Int32Array(this.size);
  private toNode = new Int32Array(this.size);
  private edges = 0;
  private readonly values: (Value[] | undefined)[] = [undefined];

  /** Adds a value at the end of the sequence; several values may stand there, in the order they came. */
  add(words: readonly number[], value: Value): void {
    let node = 0;
    for (const word of words) {
      let next = this.step(node, word);
      if (next === -1) {
        next = this.values.push(undefined) - 1;
        this.connect(node, word, next);
      }
      node = next;
    }
    const here = this.values[node];
    if (here) here.push(value);
    else this.values[node] = [value];
  }

  /** The node after the word, -1 when nothing continues so. */
  step(node: number, word: number): number {
    const mask = this.size - 1;
    let slot = hash(node, word) & mask;
    while (true) {
      const from = this.fromNode[slot];
      if (from === -1) return -1;
      if (from === node && this.byWord[slot] === word) return this.toNode[slot] as number;
      slot = (slot + 1) & mask;
    }
  }

  /** What ends at the node; undefined when nothing does. */
  at(node: number): readonly Value[] | undefined {
    return this.values[node];
  }

  private connect(node: number, word: number, next: number): void {
    if (++this.edges * 2 > this.size) this.grow();
    let slot = hash(node, word) & (this.size - 1);
    while (this.fromNode[slot] !== -1) slot = (slot + 1) & (this.size - 1);
    this.fromNode[slot] = node;
    this.byWord[slot] = word;
    this.toNode[slot] = next;
  }

  private grow(): void {
    const { fromNode, byWord, toNode, size } = this;
    this.size = size * 2;
    this.fromNode = new Int32Array(this.size).fill(-1);
    this.byWord = new Int32Array(this.size);
    this.toNode = new Int32Array(this.size);
    this.edges = 1;
    for (let i = 0; i < size; i++) {
      if (fromNode[i] !== -1) this.connect(fromNode[i] as number, byWord[i] as number, toNode[i] as number);
    }
  }
}

function hash(node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}

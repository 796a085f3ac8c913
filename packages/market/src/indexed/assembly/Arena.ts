import { mostPages, pageBytes } from "./assemble.ts";
import { openMemory } from "./openMemory.ts";

/** Arrays begin at multiples of so many bytes, and as many are left after the last, as kernels may look one number ahead. */
const aligned = 8;

/**
 * Memory that one thread takes arrays from, one after another; what is taken is given back only from the end. It is shared
 * although nobody else sees it, because arrays on memory that is shared stay good when it grows.
 */
export class Arena {
  readonly memory = openMemory({ initial: 1, maximum: mostPages.calls, shared: true });
  #top = aligned;

  /** Numbers of 32 bits, whatever they are. */
  words(length: number): Uint32Array {
    const at = this.#take(4 * length);
    return new Uint32Array(this.memory.buffer, at, length);
  }

  /** Bytes, whatever they are. */
  bytes(length: number): Uint8Array {
    const at = this.#take(length);
    return new Uint8Array(this.memory.buffer, at, length);
  }

  /** Where the next array would begin. */
  mark(): number {
    return this.#top;
  }

  /** Gives back all that was taken since a mark, or everything. */
  release(mark = aligned): void {
    this.#top = mark;
  }

  #take(bytes: number): number {
    const at = this.#top;
    const end = Math.ceil((at + bytes) / aligned) * aligned;
    if (end + aligned > mostPages.calls * pageBytes) {
      throw new Error(`A call needs ${end} bytes at once, and a thread has 4 GB for one call.`);
    }
    const held = this.memory.buffer.byteLength - aligned;
    // By an eighth at least, so that it seldom has to grow; what nobody touches takes no memory.
    if (end > held) this.#growTo(aligned + Math.max(end, held * 1.125));
    this.#top = end;
    return at;
  }

  #growTo(bytes: number): void {
    const pages = Math.min(Math.ceil(bytes / pageBytes), mostPages.calls);
    this.memory.grow(pages - this.memory.buffer.byteLength / pageBytes);
  }
}

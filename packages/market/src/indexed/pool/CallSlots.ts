import { mostInHand } from "./messages.ts";

/** Bytes a question or its answer may have to stand in a slot; longer ones go in messages. */
const slotBytes = 4_096;

/** Where in the counters it stands which call was asked last, which was answered last, and whether the asker was woken. */
const [asked, answered, woken] = [0, 1, 2];

/** What a slot is marked with whose text went in a message. */
const inMessage = -1;

/** Which call comes after this one: numbers count up from 1 through all that 32 bits hold. */
export const numberAfter = (number: number): number => (number + 1) | 0;

/** The slot of a call; calls in hand follow each other, and are no more than there are slots. */
export const slotOf = (number: number): number => number & (mostInHand - 1);

/**
 * Memory that one thread asks and another answers in: a slot for each call in hand, which holds its question and then
 * its answer. A thread that is awake learns of calls by looking, so that many of them need one waking together; a message
 * for each way, its structured clone and its event took longer than a short call.
 */
export class CallSlots {
  /** What another thread makes the same slots from. */
  readonly memory: SharedArrayBuffer;
  readonly #counters: Int32Array;
  readonly #lengths: Int32Array;
  readonly #took: Float64Array;
  readonly #bytes: Buffer<SharedArrayBuffer>;

  constructor(memory?: SharedArrayBuffer) {
    const [counters, lengths, took] = [8 * 4, mostInHand * 4, mostInHand * 8];
    const head = counters + lengths + took;
    this.memory = memory ?? new SharedArrayBuffer(head + mostInHand * slotBytes);
    this.#counters = new Int32Array(this.memory, 0, 8);
    this.#lengths = new Int32Array(this.memory, counters, mostInHand);
    this.#took = new Float64Array(this.memory, counters + lengths, mostInHand);
    this.#bytes = Buffer.from(this.memory, head);
  }

  /** Puts a text into a call's slot. Without one, or when it is too long, the slot says that it comes in a message: false. */
  put(number: number, text: string | undefined): boolean {
    const slot = slotOf(number);
    const fits = text !== undefined && (text.length * 3 <= slotBytes || Buffer.byteLength(text) <= slotBytes);
    this.#lengths[slot] = fits ? this.#bytes.write(text, slot * slotBytes, slotBytes) : inMessage;
    return fits;
  }

  /** The text in a call's slot; undefined when it comes in a message. */
  read(number: number): string | undefined {
    const slot = slotOf(number);
    const length = this.#lengths[slot] as number;
    return length === inMessage
      ? undefined
      : this.#bytes.toString("utf8", slot * slotBytes, slot * slotBytes + length);
  }

  /** How many milliseconds an answered call took. */
  took(number: number): number {
    return this.#took[slotOf(number)] as number;
  }

  setTook(number: number, milliseconds: number): void {
    this.#took[slotOf(number)] = milliseconds;
  }

  /** Shows the calls up to this one to the thread that answers, and wakes it if it sleeps. */
  ask(number: number): void {
    Atomics.store(this.#counters, asked, number);
    Atomics.notify(this.#counters, asked);
  }

  /** The last call that was asked. */
  get asked(): number {
    return Atomics.load(this.#counters, asked);
  }

  /** Sleeps until a call after this one is asked. */
  awaitAfter(number: number): void {
    Atomics.wait(this.#counters, asked, number);
  }

  /** Shows the answers up to this one; true when the asker is to be woken, as nobody has since it looked. */
  answer(number: number): boolean {
    Atomics.store(this.#counters, answered, number);
    return Atomics.exchange(this.#counters, woken, 1) === 0;
  }

  /** The last call that was answered. */
  get answered(): number {
    return Atomics.load(this.#counters, answered);
  }

  /** Says that the asker is awake and looks: the next answer wakes it anew. */
  looking(): void {
    Atomics.store(this.#counters, woken, 0);
  }
}

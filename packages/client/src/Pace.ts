import { wait } from "./wait.ts";

/** A little more than a second, for the time a call takes to arrive differs from one to the next. */
const secondMs = 1050;

/** Lets so many calls begin in any one second; further ones wait for their turn, in the order they came. */
export class Pace {
  private readonly perSecond: number;
  /** When the latest calls begin, as milliseconds since 1970; at most `perSecond` of them, oldest first. */
  private readonly turns: number[] = [];

  constructor(perSecond: number) {
    this.perSecond = perSecond;
  }

  /** Settles when the call may begin; a wait ends with the signal's reason when it is aborted. */
  async turn(signal?: AbortSignal | null): Promise<void> {
    if (this.perSecond === Infinity) return;
    const now = Date.now();
    const oldest = this.turns.length < this.perSecond ? -Infinity : (this.turns.shift() ?? -Infinity);
    const at = Math.max(now, oldest + secondMs);
    this.turns.push(at);
    if (at > now) await wait((at - now) / 1000, signal);
  }
}

import { type Options, Presets, SingleBar } from "cli-progress";

/** Shows how far a long command is. */
export type Progress = {
  /** Begins a stretch of known size (bytes, rows). */
  start(label: string, total: number): void;
  advance(by: number): void;
  /** Begins a stretch of unknown size. */
  step(label: string): void;
  stop(): void;
};

const signals = ["SIGINT", "SIGTERM"] as const;

/** A bar on standard error when that is a terminal; plain lines otherwise. */
export function terminalProgress(): Progress {
  const lines = !process.stderr.isTTY;
  const format: Options = {
    format: "{bar} {percentage} % {label}, {eta_formatted} left",
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  };
  let bar: SingleBar | undefined;
  const stop = () => {
    bar?.stop();
    bar = undefined;
    for (const signal of signals) process.off(signal, interrupted);
  };
  // The bar takes cursor and line breaks from the terminal; who is interrupted gives them back before it ends.
  const interrupted = (signal: NodeJS.Signals) => {
    stop();
    process.kill(process.pid, signal);
  };
  return {
    start(label, total) {
      stop();
      if (lines) process.stderr.write(`${label} …\n`);
      else {
        bar = new SingleBar(format, Presets.shades_classic);
        bar.start(total, 0, { label });
        for (const signal of signals) process.once(signal, interrupted);
      }
    },
    advance: (by) => bar?.increment(by),
    step(label) {
      stop();
      process.stderr.write(`${label} …\n`);
    },
    stop,
  };
}

/** Shows nothing. */
export const silentProgress: Progress = { start() {}, advance() {}, step() {}, stop() {} };

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
  };
  return {
    start(label, total) {
      stop();
      if (lines) process.stderr.write(`${label} …\n`);
      else {
        bar = new SingleBar(format, Presets.shades_classic);
        bar.start(total, 0, { label });
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

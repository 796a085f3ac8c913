import { Transform } from "node:stream";

/** Turns lines of UTF-8 that end with a carriage return and a line feed into lines that end with a line feed. */
export function plainLineEnds(): Transform {
  let held = "";
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Latin-1 gives each byte a character and takes it back.
      const text = held + chunk.toString("latin1");
      held = text.endsWith("\r") ? "\r" : "";
      const whole = text.slice(0, text.length - held.length);
      done(null, Buffer.from(whole.replaceAll("\r\n", "\n"), "latin1"));
    },
    flush(done) {
      done(null, held);
    },
  });
}

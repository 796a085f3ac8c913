import { isUtf8 } from "node:buffer";
import { Transform } from "node:stream";

const lineFeed = 0x0a;

/**
 * Turns the bytes of a text into UTF-8: UTF-16 known by its first two bytes, and lines that are no UTF-8 from
 * Windows-1252, which Latin-1 is a part of.
 */
export function toUtf8(): Transform {
  let wide: TextDecoder | undefined;
  let first = true;
  let held: Buffer[] = [];
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (first) wide = wideDecoder(chunk);
      first = false;
      if (wide) return done(null, wide.decode(chunk, { stream: true }));
      const end = chunk.lastIndexOf(lineFeed) + 1;
      if (end === 0) {
        held.push(chunk);
        return done();
      }
      const lines = Buffer.concat([...held, chunk.subarray(0, end)]);
      held = [chunk.subarray(end)];
      done(null, decoded(lines));
    },
    flush(done) {
      done(null, wide ? wide.decode() : decoded(Buffer.concat(held)));
    },
  });
}

function wideDecoder(start: Buffer): TextDecoder | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  return start[0] === 0xfe && start[1] === 0xff ? new TextDecoder("utf-16be") : undefined;
}

function decoded(lines: Buffer): Buffer {
  if (isUtf8(lines)) return lines;
  const windows = new TextDecoder("windows-1252");
  const parts: Buffer[] = [];
  for (let start = 0; start < lines.length; ) {
    const found = lines.indexOf(lineFeed, start);
    const end = found === -1 ? lines.length : found + 1;
    const line = lines.subarray(start, end);
    parts.push(isUtf8(line) ? line : Buffer.from(windows.decode(line)));
    start = end;
  }
  return Buffer.concat(parts);
}

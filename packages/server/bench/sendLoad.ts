import { connect } from "node:net";
import type { Load, LoadSeen } from "./Load.ts";

/*
 * The process that makes the load. It writes requests that are ready on the wire and reads of the answers only what it
 * must: an HTTP client would need as much time as the server that is measured, on the same few cores.
 */

const headEnd = Buffer.from("\r\n\r\n");

/** Sends requests on one connection, the next one when the answer is whole, until the time is up. */
function keepAsking({ port, requests }: Load, until: number, seen: LoadSeen, first: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let next = first;
    let sentAt = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = () => {
      sentAt = performance.now();
      socket.write(requests[next++ % requests.length] as string);
    };
    socket.on("connect", send);
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const head = received.indexOf(headEnd);
      if (head < 0) return;
      const text = received.toString("latin1", 0, head);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (received.length < head + headEnd.length + length) return;
      const now = performance.now();
      const status = Number(text.slice(9, 12));
      seen.latencies.push(now - sentAt);
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
      received = Buffer.alloc(0);
      if (now < until) send();
      else socket.end();
    });
  });
}

process.on("message", async (load: Load) => {
  const seen: LoadSeen = { seconds: 0, latencies: [], statuses: {} };
  const started = performance.now();
  const until = started + load.milliseconds;
  await Promise.all(
    // Each connection begins elsewhere, so that a request comes again only after all others.
    Array.from({ length: load.connections }, (_, index) =>
      keepAsking(load, until, seen, Math.floor((index * load.requests.length) / load.connections)),
    ),
  );
  seen.seconds = (performance.now() - started) / 1000;
  seen.latencies.sort((one, other) => one - other);
  process.send?.(seen);
});

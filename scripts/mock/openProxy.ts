import { once } from "node:events";
import { createServer, request } from "node:http";
import type { Document } from "../generate/Document.ts";
import { type Exchange, violationsOf } from "./Exchange.ts";
import { busy } from "./openMock.ts";
import { openRelay, relayed } from "./openRelay.ts";
import { findOperation, operationsOf } from "./operationsOf.ts";
import { startPrism } from "./startPrism.ts";

/** A proxy that holds every call and answer against a contract: where it listens and what went through, in order. */
export type OpenProxy = { url: string; exchanges: readonly Exchange[]; close: () => Promise<void> };

/** What to hold against what; `prismPort` is a free port for Prism itself. */
export type ProxyRequest = {
  contract: string;
  document: Document;
  target: URL;
  port: number;
  prismPort: number;
};

/** Puts Prism before a server and remembers what each exchange violates. What does not come to open leaves nothing open. */
export async function openProxy({
  contract,
  document,
  target,
  port,
  prismPort,
}: ProxyRequest): Promise<OpenProxy> {
  const operations = operationsOf(document);
  const exchanges: Exchange[] = [];
  const server = createServer((call, answer) => {
    const started = performance.now();
    const { pathname } = new URL(call.url ?? "/", "http://proxy");
    const operation = findOperation(operations, call.method ?? "GET", pathname);
    const remember = (status: number, violations: string[]) =>
      exchanges.push({
        operationId: operation?.operationId,
        call: `${call.method} ${call.url}`,
        status,
        violations,
        milliseconds: performance.now() - started,
      });
    const passed = request({
      host: "127.0.0.1",
      port: prismPort,
      method: call.method,
      path: call.url,
      headers: call.headers,
    });
    passed.on("response", (given) => {
      const own = given.headers[relayed];
      const found = violationsOf(given.headers["sl-violations"]?.toString());
      const status = given.statusCode ?? 502;
      if (operation === undefined)
        found.push(`no operation of ${contract} is reached by this method and path`);
      else if (own === "none") found.push(`${target.origin} does not answer`);
      else if (own === "broken") found.push(`${target.origin} breaks its answer off`);
      else if (own === undefined) found.push("the server answers 501 Not Implemented");
      const headers = Object.fromEntries(Object.entries(given.headers).filter(([name]) => name !== relayed));
      answer.writeHead(status, headers);
      given.pipe(answer);
      given.once("end", () => remember(status, found));
    });
    passed.on("error", ({ message }) => {
      remember(502, [message]);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    call.pipe(passed);
  });
  await using opened = new AsyncDisposableStack();
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (cause) {
    throw busy(cause, port);
  }
  const relay = await openRelay(target);
  opened.defer(relay.close);
  const prism = await startPrism({ contract, port: prismPort, log: false, upstream: relay.url });
  opened.defer(prism.stop);
  const address = server.address();
  const all = opened.move();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
    exchanges,
    close: () => all.disposeAsync(),
  };
}

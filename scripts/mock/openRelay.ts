import { once } from "node:events";
import { createServer, type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { buffer } from "node:stream/consumers";

/**
 * The header by which an answer is known to be the server's own, and that bears its status: Prism answers by itself when
 * it sees fit. It is `none` where the server does not answer, and `broken` where it breaks its answer off.
 */
export const relayed = "x-relayed-status";

/** Passes calls on to a server and marks its answers with their status; 502 with a reason when there is no whole one. */
export async function openRelay(target: URL): Promise<{ url: string; close: () => void }> {
  const send = target.protocol === "https:" ? secure : plain;
  const server = createServer((call, answer) => {
    const fail = (mark: string, reason: string) => {
      if (!answer.headersSent) answer.writeHead(502, { "content-type": "text/plain", [relayed]: mark });
      answer.end(`${target.origin} ${reason}`);
    };
    // Whole before any of it is passed on: Prism, which reads it whole as well, waits for ever for what broke off.
    const passOn = async (given: IncomingMessage) => {
      const { statusCode = 502, headers } = given;
      const body = await buffer(given).catch(() => undefined);
      if (body === undefined) fail("broken", "breaks its answer off");
      else answer.writeHead(statusCode, { ...headers, [relayed]: String(statusCode) }).end(body);
    };
    const path = `${target.pathname.replace(/\/$/, "")}${call.url ?? "/"}`;
    const headers = { ...call.headers, host: target.host };
    const passed = send({ hostname: target.hostname, port: target.port, method: call.method, path, headers });
    passed.on("response", (given) => void passOn(given));
    passed.on("error", ({ message }) => fail("none", `does not answer: ${message}`));
    call.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { once } from "node:events";
import { createServer, request as plain } from "node:http";
import { request as secure } from "node:https";

/** The header by which an answer is known to be the server's own: Prism answers by itself when it sees fit. */
export const relayed = "x-relayed-status";

/** Passes calls on to a server and marks its answers with their status; 502 with a reason when it is not there. */
export async function openRelay(target: URL): Promise<{ url: string; close: () => void }> {
  const send = target.protocol === "https:" ? secure : plain;
  const server = createServer((call, answer) => {
    const path = `${target.pathname.replace(/\/$/, "")}${call.url ?? "/"}`;
    const headers = { ...call.headers, host: target.host };
    const passed = send({ hostname: target.hostname, port: target.port, method: call.method, path, headers });
    passed.on("response", (given) => {
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, [relayed]: String(given.statusCode) });
      given.pipe(answer);
    });
    passed.on("error", ({ message }) => {
      if (!answer.headersSent) answer.writeHead(502, { "content-type": "text/plain", [relayed]: "none" });
      answer.end(`${target.origin} does not answer: ${message}`);
    });
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

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Document } from "../generate/Document.ts";
import { type Answering, openWorker } from "../threads/workers.ts";
import { exampleOfPath } from "./exampleOfPath.ts";
import { findOperation, type MockAnswer, type MockOperation, operationsOf } from "./operationsOf.ts";
import type { PrismChange } from "./prismWorker.ts";
import type { Scenario } from "./Scenario.ts";

/** A mock that keeps its port while what it serves changes. */
export type Mock = {
  url: string;
  operations: () => readonly MockOperation[];
  /** From now on the scenario's answers are given to calls that do not themselves prefer one. */
  hold: (scenario: Scenario) => void;
  /** Serves another bundle; `paths` are those that differ, all when left out. */
  serve: (document: Document, paths?: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Serves the examples of a bundle by Prism on a port of this machine; throws in a sentence when the port is taken. */
export async function openMock(document: Document, port: number): Promise<Mock> {
  const prism: Answering<PrismChange, number> = openWorker(new URL("prismWorker.ts", import.meta.url));
  let operations: MockOperation[] = [];
  let scenario: Scenario = new Map();
  let target = 0;
  const serve = async (next: Document, paths?: readonly string[]) => {
    const kept =
      paths &&
      Object.fromEntries(paths.flatMap((path) => (next.paths[path] ? [[path, next.paths[path]]] : [])));
    const changed = kept ? { ...next, paths: kept } : next;
    target = await prism.ask({ document: changed, paths: Object.keys(next.paths) });
    operations = operationsOf(next);
  };
  const server = createServer((call, answer) => {
    const { pathname: path, searchParams } = new URL(call.url ?? "/", "http://mock");
    const operation = findOperation(operations, call.method ?? "GET", path);
    const missing = operation && missingExample(operation, call);
    if (missing) {
      answer.writeHead(404, { "content-type": "application/json" });
      answer.end(JSON.stringify({ title: missing }));
      return;
    }
    const held =
      operation &&
      (unknownParameter(operation, searchParams) ??
        scenario.get(operation.operationId) ??
        named(operation, path, call));
    passOn(call, answer, { port: target, prefer: held && preferred(held) });
  });
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    await serve(document);
  } catch (cause) {
    server.close();
    await prism.close();
    throw busy(cause, port);
  }
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await prism.close();
  };
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`;
  return { url, operations: () => operations, hold: (next) => (scenario = next), serve, close };
}

/** The error of a port that is taken, in a sentence that says what to do; any other error as it is. */
export function busy(cause: unknown, port: number): unknown {
  if ((cause as NodeJS.ErrnoException)?.code !== "EADDRINUSE") return cause;
  return new Error(`Port ${port} is busy: end what listens on it, or choose another port.`);
}

/** The example a value of the path names; none for a call that takes no JSON, as that for a workbook. */
const named = (operation: MockOperation, path: string, { headers }: IncomingMessage) =>
  /json|\*\/\*/.test(headers.accept ?? "*/*") ? exampleOfPath(operation, path) : undefined;

/** The refusal of a parameter that the operation does not know, which Prism lets pass and the server does not. */
function unknownParameter(
  { query, examples }: MockOperation,
  given: URLSearchParams,
): MockAnswer | undefined {
  const known = [...given.keys()].every(
    (name) => query.includes(name) || /^__(code|example|dynamic)$/.test(name),
  );
  return known ? undefined : examples.find(({ name }) => name === "unknownParameter");
}

/** What is said of a call that prefers an example the operation has not; undefined of any other call. */
function missingExample({ operationId, examples }: MockOperation, call: IncomingMessage): string | undefined {
  const wanted = /(?:^|[\s,;])example="?([^\s,;"]+)/.exec(String(call.headers.prefer ?? ""))?.[1];
  if (wanted === undefined || examples.some(({ name }) => name === wanted)) return undefined;
  const names = [...new Set(examples.flatMap(({ name }) => name ?? []))];
  return `${operationId} has no example ${wanted}; it has ${names.join(", ")}.`;
}

const preferred = ({ status, name }: MockAnswer) => `code=${status}${name ? `, example=${name}` : ""}`;

function passOn(
  call: IncomingMessage,
  answer: ServerResponse,
  to: { port: number; prefer: string | undefined },
): void {
  // A call's own choice goes before the scenario's; Prism also takes it from the query.
  const own = call.headers.prefer !== undefined || /[?&]__(code|example|dynamic)=/.test(call.url ?? "");
  const headers = to.prefer && !own ? { ...call.headers, prefer: to.prefer } : call.headers;
  const passed = request({ host: "127.0.0.1", port: to.port, method: call.method, path: call.url, headers });
  passed.on("response", (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  passed.on("error", () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  call.pipe(passed);
}

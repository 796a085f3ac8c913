import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Document } from "../generate/Document.ts";
import { busy } from "../mock/openMock.ts";

/** The preview in a browser: `show` draws a contract anew in every open page, `tell` shows what is to be mended. */
export type Preview = {
  url: string;
  show: (contract: string, document: Document) => void;
  tell: (findings: readonly string[]) => void;
  close: () => void;
};

const page = new URL("preview.html", import.meta.url);
const elements = dirname(createRequire(import.meta.url).resolve("@stoplight/elements"));
const files: Record<string, { file: string | URL; type: string }> = {
  "/elements.js": { file: `${elements}/web-components.min.js`, type: "text/javascript" },
  "/elements.css": { file: `${elements}/styles.min.css`, type: "text/css" },
};

/** Serves Elements and the contracts on a port of this machine; pages follow by server-sent events. */
export async function openPreview(port: number): Promise<Preview> {
  const documents = new Map<string, { text: string; version: number }>();
  const pages = new Set<ServerResponse>();
  let findings: readonly string[] = [];
  const state = () =>
    `data: ${JSON.stringify({
      versions: Object.fromEntries([...documents].map(([name, { version }]) => [name, version])),
      findings,
    })}\n\n`;
  const tellAll = () => {
    for (const each of pages) each.write(state());
  };
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? "/", "http://preview");
    const [, contract = "", rest] = pathname.split("/");
    const document = documents.get(contract);
    const file = files[pathname];
    if (pathname === "/events") {
      answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      answer.write(state());
      pages.add(answer);
      answer.on("close", () => pages.delete(answer));
    } else if (file) {
      answer.writeHead(200, { "content-type": file.type }).end(readFileSync(file.file));
    } else if (document && rest === "openapi.json") {
      answer.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
      answer.end(document.text);
    } else if (document && rest === "") {
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(readFileSync(page));
    } else if (pathname === "/") {
      answer.writeHead(302, { location: `/${[...documents.keys()][0]}/` }).end();
    } else {
      answer.writeHead(404).end();
    }
  });
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  } catch (cause) {
    throw busy(cause, port);
  }
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
    show: (contract, document) => {
      const version = (documents.get(contract)?.version ?? 0) + 1;
      documents.set(contract, { text: JSON.stringify(document), version });
      tellAll();
    },
    tell: (next) => {
      findings = next;
      tellAll();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

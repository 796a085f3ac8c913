import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

/** A page of an origin of its own: what it answers at exact paths, all else from a folder of modules. */
export type Page = {
  origin: string;
  answers: Record<string, () => string | Promise<string>>;
  close: () => void;
};

/** Serves a page on a free port; `answers` may be filled in later. */
export async function servePage(folder: string): Promise<Page> {
  const answers: Page["answers"] = {};
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = answers[url];
    response.setHeader("content-type", url === "/" ? "text/html" : "text/javascript");
    try {
      response.end(answer ? await answer() : await readFile(join(folder, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  const { port } = server.address() as { port: number };
  return { origin: `http://localhost:${port}`, answers, close: () => server.close() };
}

import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusals } from "../../packages/portal/src/guide/pages/refusals.data.ts";
import { useCases } from "../../packages/portal/src/guide/pages/useCases.ts";
import { type Block, fillIn, pages, type Sample } from "../../packages/portal/src/index.ts";
import { type Listening, listen } from "./listen.ts";

const run = promisify(execFile);
// The portal's sources are checked with settings of their own, so its module is no import here.
type Portal = { toCollection: (document: unknown) => Promise<object> };
const portalBuild = new URL("../../packages/portal/build/toCollection.ts", import.meta.url).href;
// Where an import finds the workspace's packages.
const folder = fileURLToPath(
  new URL(`../../packages/portal/dist/.snippets-${process.pid}/`, import.meta.url),
);

let api: Listening;
let token: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await listen();
  token = await api.server.token();
  environment = { ...api.environment, TOKEN: token };
  mkdirSync(folder, { recursive: true });
});
afterAll(async () => {
  await api?.server.close();
  rmSync(folder, { recursive: true, force: true });
});

const allBlocks = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === "accordion" ? [block, ...allBlocks(block.blocks)] : [block]));
const snippets = pages.flatMap((page) =>
  allBlocks(page.blocks).flatMap((block) =>
    block.kind === "code" ? block.samples.map((sample) => ({ label: block.label, ...sample })) : [],
  ),
);
const inLanguage = (language: Sample["language"]) => [
  ...new Map(snippets.filter((one) => one.language === language).map((one) => [one.code, one])).values(),
];

/** The nth different snippet of a language, for this server; the first one of each fetches the token. */
function code(language: Sample["language"], index: number): string {
  const { baseUrl } = api;
  return fillIn(inLanguage(language)[index]?.code ?? "", {
    ...{ apiUrl: baseUrl, authServerUrl: null, originUrl: baseUrl },
  });
}

function shell(script: string, env: NodeJS.ProcessEnv) {
  return run("bash", ["-euc", script], { env: { ...process.env, ...env } });
}

/** Whether a program stands on this machine; without it, snippets in its language cannot be run here. */
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

describe("the snippets of the guide run as they stand", () => {
  test.runIf(has("curl")).each(inLanguage("curl").map((snippet, index) => [snippet.label, index] as const))(
    "curl: %s",
    async (_label, index) => {
      const { stdout } = await shell(code("curl", index), environment);
      const answer = JSON.parse(stdout);
      expect(answer.access_token ?? answer.apiCode).toMatch(/^(SUCCESS|INSUFFICIENT_DATA|eyJ.*)$/);
    },
  );

  test.each(inLanguage("TypeScript").map((snippet, index) => [snippet.label, index] as const))(
    "TypeScript: %s",
    async (_label, index) => {
      const client = index === 0 ? "" : code("TypeScript", 0);
      const file = `${folder}snippet${index}.ts`;
      writeFileSync(file, `${client}\n${code("TypeScript", index)}\nconsole.log("ran");\n`);
      const { stdout } = await run(process.execPath, [file], { env: { ...process.env, ...environment } });
      expect(stdout).toContain("ran");
      if (_label.startsWith("How many")) expect(stdout).toMatch(/^\d+$/m);
    },
  );

  test
    .runIf(has("python3"))
    .each(inLanguage("Python").map((snippet, index) => [snippet.label, index] as const))(
    "Python: %s",
    async (_label, index) => {
      const script = `${index === 0 ? "" : code("Python", 0)}\n${code("Python", index)}\nprint("ran")\n`;
      const { stdout } = await run("python3", ["-c", script], { env: { ...process.env, ...environment } });
      expect(stdout).toContain("ran");
      if (_label.startsWith("How many")) expect(stdout).toMatch(/^\d+$/m);
    },
  );

  test.each(inLanguage("React hook").map((snippet, index) => [snippet.label, index] as const))(
    "React hook: %s",
    async (_label, index) => {
      const { code: component } = await transformWithOxc(code("React hook", index), `snippet${index}.tsx`, {
        jsx: { runtime: "automatic" },
      });
      writeFileSync(`${folder}hook${index}.mjs`, component);
      writeFileSync(`${folder}draw${index}.ts`, drawer(`./hook${index}.mjs`));
      const { stdout } = await run(process.execPath, [`${folder}draw${index}.ts`], {
        env: { ...process.env, ...environment, API_URL: api.baseUrl },
      });
      expect(stdout).toMatch(/<p>\d+<!-- --> postings<\/p>/);
    },
  );
});

/** Sends a request as the guide writes it: a method where it is not GET, a path, and a body where there is one. */
async function ask(request: string) {
  const { status, answer } = request.endsWith(" HTTP/1.1")
    ? await askByLine(request)
    : await askByFetch(request);
  const { apiCode, messages, input } = answer;
  return { status, apiCode, messages, used: Object.keys(input) };
}

async function askByFetch(request: string) {
  const [, method = "GET", path = "", body] = /^(?:([A-Z]+) )?(\S+)(?: (\{.*\}))?$/.exec(
    request.replace(/(?<=^\/.*) /g, "%20"),
  ) ?? [undefined, undefined, request];
  const response = await fetch(`${api.baseUrl}${path}`, {
    method,
    headers: {
      authorizationToken: token,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body,
  });
  return { status: response.status, answer: await response.json() };
}

/** Sends a request line to the letter, where fetch would mend it. */
async function askByLine(line: string) {
  const { hostname, port } = new URL(api.baseUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`${line}\r\nhost: ${hostname}\r\nauthorizationToken: ${token}\r\nconnection: close\r\n\r\n`);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), answer: JSON.parse(body) };
}

const given = (request: string) => [...new URLSearchParams(request.split("?")[1] ?? "").keys()];

test.each(
  allBlocks(useCases.blocks).flatMap((block) =>
    block.kind === "code" && block.label === "The requests" ? (block.samples[0]?.code.split("\n") ?? []) : [],
  ),
)("a use case's request is answered, and nothing of it left out: %s", async (request) => {
  const { status, apiCode, used } = await ask(request);
  expect(status).toBe(200);
  expect(apiCode).toMatch(/^(SUCCESS|INSUFFICIENT_DATA)$/);
  expect(used).toEqual(expect.arrayContaining(given(request)));
});

describe("a refusal's examples are true", () => {
  // Those whose cause lies in the request's address or JSON alone.
  const shown = refusals.filter(({ wrong, right }) => wrong !== right && !wrong.endsWith(")"));

  test.each(shown.filter(({ status }) => status < 500))("$id is what the wrong one gets", async (one) => {
    const { status, apiCode, messages } = await ask(one.wrong);
    expect({ status, apiCode }).toEqual({ status: one.status, apiCode: one.apiCode });
    expect(messages[0]).toMatch(one.title.split("{")[0] ?? "");
  });

  test.each(shown)("$id is not what the right one gets", async ({ right }) => {
    const { status, apiCode } = await ask(right);
    expect(status).toBe(200);
    expect(apiCode).toMatch(/^(SUCCESS|INSUFFICIENT_DATA)$/);
  });
});

/** A program that draws the component once its data is there. */
function drawer(component: string): string {
  return `import { configureRequests } from "@talent/contract/data-api/hooks";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import * as parts from "${component}";
configureRequests({ baseUrl: process.env.API_URL, headers: () => ({ authorizationToken: process.env.TOKEN }) });
const client = new QueryClient();
const Part = Object.values(parts)[0];
const draw = () => renderToString(createElement(QueryClientProvider, { client }, createElement(Part)));
draw();
await Promise.all(client.getQueryCache().getAll().map((query) => query.fetch()));
console.log(draw());
`;
}

test("the request collection that the portal offers is the one that the tests of the collection send", async () => {
  // The converter draws these anew each time.
  const drawn = ["id", "_postman_id"];
  const read = (path: string, leaving: readonly string[] = []) =>
    JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"), (name, value) =>
      leaving.includes(name) ? undefined : value,
    );
  const { toCollection } = (await import(portalBuild)) as Portal;
  const made = JSON.stringify(await toCollection(read("generated/data-api/openapi.json")), (name, value) =>
    drawn.includes(name) ? undefined : value,
  );
  expect(read("packages/portal/dist/collection.json", drawn)).toEqual(JSON.parse(made));
});

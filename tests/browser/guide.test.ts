import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { operationTable } from "@talent/contract/data-api";
import newman from "newman";
import { transformWithOxc } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusals } from "../../packages/portal/src/guide/pages/refusals.data.ts";
import { useCases } from "../../packages/portal/src/guide/pages/useCases.ts";
import { type Block, fillIn, pages, type Sample } from "../../packages/portal/src/index.ts";
import { type OpenPortal, openPortal } from "./openPortal.ts";

const run = promisify(execFile);
// Where an import finds the workspace's packages.
const folder = fileURLToPath(new URL("../../packages/portal/dist/.snippets/", import.meta.url));
const built = fileURLToPath(new URL("../../packages/portal/dist/collection.json", import.meta.url));

let portal: OpenPortal;
let environment: NodeJS.ProcessEnv;
/** Whose calls the request collection makes; together they take nearly all that it may ask in a minute. */
const ofCollection = 1;
/** One of each other subscription, in turn the one asked with: each has limits of its own. */
let tokens: string[];
beforeAll(async () => {
  portal = await openPortal();
  const [subscription] = portal.demo.subscriptions;
  mkdirSync(folder, { recursive: true });
  tokens = await Promise.all(
    portal.demo.subscriptions.filter((_, index) => index !== ofCollection).map(tokenOf),
  );
  environment = { TALENT_KEY: subscription?.key, TALENT_SECRET: subscription?.secret, TOKEN: tokens[0] };
});
afterAll(async () => {
  await portal?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function tokenOf({ key, secret }: { key: string; secret: string }): Promise<string> {
  const response = await fetch(`${portal.origin}/auth/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${key}:${secret}`)}`, "user-agent": "tests" },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  });
  return (await response.json()).access_token;
}

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

/** The nth different snippet of a language, for this portal; the first one of each fetches the token. */
function code(language: Sample["language"], index: number): string {
  return fillIn(inLanguage(language)[index]?.code ?? "", portal.origin);
}

function shell(script: string, env: NodeJS.ProcessEnv) {
  return run("bash", ["-euc", script], { env: { ...process.env, ...env } });
}

/** The portal's limits are those of every subscription: a little patience keeps the tests below five a second. */
const pause = () => new Promise((resume) => setTimeout(resume, 300));

/** Whether a program stands on this machine; without it, snippets in its language cannot be run here. */
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

describe("the snippets of the guide run as they stand", () => {
  test.runIf(has("curl")).each(inLanguage("curl").map((snippet, index) => [snippet.label, index] as const))(
    "curl: %s",
    async (_label, index) => {
      await pause();
      const { stdout } = await shell(code("curl", index), environment);
      const answer = JSON.parse(stdout);
      expect(answer.access_token ?? answer.apiCode).toMatch(/^(SUCCESS|INSUFFICIENT_DATA|eyJ.*)$/);
    },
  );

  test.each(inLanguage("TypeScript").map((snippet, index) => [snippet.label, index] as const))(
    "TypeScript: %s",
    async (_label, index) => {
      await pause();
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
      await pause();
      const script = `${index === 0 ? "" : code("Python", 0)}\n${code("Python", index)}\nprint("ran")\n`;
      const { stdout } = await run("python3", ["-c", script], { env: { ...process.env, ...environment } });
      expect(stdout).toContain("ran");
      if (_label.startsWith("How many")) expect(stdout).toMatch(/^\d+$/m);
    },
  );

  test.each(inLanguage("React hook").map((snippet, index) => [snippet.label, index] as const))(
    "React hook: %s",
    async (_label, index) => {
      await pause();
      const { code: component } = await transformWithOxc(code("React hook", index), `snippet${index}.tsx`, {
        jsx: { runtime: "automatic" },
      });
      writeFileSync(`${folder}hook${index}.mjs`, component);
      writeFileSync(`${folder}draw${index}.ts`, drawer(`./hook${index}.mjs`));
      const { stdout } = await run(process.execPath, [`${folder}draw${index}.ts`], {
        env: { ...process.env, ...environment, API_URL: portal.origin },
      });
      expect(stdout).toMatch(/<p>\d+<!-- --> postings<\/p>/);
    },
  );
});

/** Sends a request as the guide writes it: a method where it is not GET, a path, and a body where there is one. */
async function ask(request: string) {
  await new Promise((resume) => setTimeout(resume, 300 / tokens.length));
  const [token = ""] = tokens;
  tokens = [...tokens.slice(1), token];
  const [, method = "GET", path = "", body] = /^(?:([A-Z]+) )?(\S+)(?: (\{.*\}))?$/.exec(
    request.replace(/(?<=^\/.*) /g, "%20"),
  ) ?? [undefined, undefined, request];
  const response = await fetch(`${portal.origin}${path}`, {
    method,
    headers: {
      authorizationToken: token,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body,
  });
  const { apiCode, messages, input } = await response.json();
  return { status: response.status, apiCode, messages, used: Object.keys(input) };
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

// P1 collection; P2 collection groups
test("the request collection runs green against the server", async () => {
  const subscription = portal.demo.subscriptions[ofCollection];
  const summary = await new Promise<newman.NewmanRunSummary>((done, failed) => {
    newman.run(
      {
        collection: JSON.parse(readFileSync(built, "utf8")),
        envVar: [
          { key: "baseUrl", value: portal.origin },
          { key: "key", value: subscription?.key ?? "" },
          { key: "secret", value: subscription?.secret ?? "" },
        ],
        delayRequest: 250,
      },
      (error, result) => (error ? failed(error) : done(result)),
    );
  });
  expect(summary.run.failures.map(({ source, error }) => `${source?.name}: ${error.message}`)).toEqual([]);
  expect(summary.run.stats.requests.total).toBe(Object.keys(operationTable).length);
}, 180_000);

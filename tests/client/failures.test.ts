import { execFile, spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readContent } from "../../packages/accounts/src/content/content.ts";
import { rateLimiting } from "../../packages/portal/src/guide/pages/rateLimiting.ts";
import { readSnippets } from "./readSnippets.ts";

const run = promisify(execFile);
const typeScript = ["--input-type=module-typescript", "--eval"];

/** How each sample is run with what a test adds to it; gives what it prints. */
const runners = {
  TypeScript: async (code: string) => (await run(process.execPath, [...typeScript, code])).stdout.trim(),
  Python: async (code: string) => (await run("python3", ["-c", code])).stdout.trim(),
};
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** A server that refuses twice, too fast and then for the rest of the year, and answers whoever asks a third time. */
async function listenWithoutQuota() {
  const apiCodes: string[] = [];
  const server = createServer((_request, response) => {
    const apiCode = ["TOO_MANY_REQUESTS", "QUOTA_EXPIRED"][apiCodes.length] ?? "SUCCESS";
    apiCodes.push(apiCode);
    const wait = apiCode === "QUOTA_EXPIRED" ? "8121600" : "0";
    response.writeHead(apiCode === "SUCCESS" ? 200 : 429, { "Retry-After": wait });
    response.end(JSON.stringify({ apiCode }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, apiCodes, close: () => server.close() };
}

/** A call through the guide's sample, printed; Python's waits take no time. */
const patientCalls = {
  TypeScript: (sample: string, url: string) => `${sample}
console.log((await (await patiently(() => fetch("${url}"))).json()).apiCode);`,
  Python: (sample: string, url: string) => `${sample}
time.sleep = lambda seconds: None
try:
    print(patiently("${url}").status)
except urllib.error.HTTPError as error:
    print(error.msg)`,
};

describe.each(Object.keys(patientCalls) as (keyof typeof patientCalls)[])(
  "the guide's repeating in %s",
  (language) => {
    test.runIf(language !== "Python" || hasPython)(
      "repeats what was too fast, and gives back a quota that is used up",
      async () => {
        const samples = rateLimiting.blocks.flatMap((block) => (block.kind === "code" ? block.samples : []));
        const sample = samples.find((one) => one.language === language)?.code ?? "";
        const refusing = await listenWithoutQuota();
        const printed = await runners[language](patientCalls[language](sample, refusing.url));
        refusing.close();
        expect(printed).toBe("QUOTA_EXPIRED");
        expect(refusing.apiCodes).toEqual(["TOO_MANY_REQUESTS", "QUOTA_EXPIRED"]);
      },
    );
  },
);

test("the hooks' dev server tells of an API that is not reached, and lives on", async () => {
  const sample = readSnippets("hooks.md").get("vite.config.ts") ?? "";
  const printed = await runners.TypeScript(`${sample
    .replace(/^import .*$/m, "const defineConfig = (config: any) => config;")
    .replace("export default", "const config =")}
globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
const use = (_path: string, answer: any) => answer({}, {}, (error: Error) => console.log(error.message));
config.plugins[0].configureServer({ middlewares: { use } });`);
  expect(printed).toBe("fetch failed");
});

test.each([
  ["the end", "NO_DATA_FOUND", "1"],
  ["an empty list", "INSUFFICIENT_DATA", "1"],
  ["a refusal", "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
])("the FAQ's paging ends with %s as it should", async (_what, apiCode, expected) => {
  const sample = readContent()
    .faq()
    .find(({ code }) => code?.includes("/v1/demand/listings"))?.code;
  const printed = await runners.TypeScript(`
const answers: any[] = [{ apiCode: "SUCCESS", data: { jobDetails: [{ jobId: 7 }] } }, { apiCode: "${apiCode}", data: null }];
const get = async (_path: string) => answers.shift();
const kept: any[] = [];
const keep = (job: any) => kept.push(job);
const read = async () => {
${sample}
  return kept.length;
};
console.log(await read().catch((error: Error) => error.message));`);
  expect(printed).toBe(expected);
});

test.each([
  ["is not reached", `throw new TypeError("fetch failed")`],
  ["refuses", `return new Response("", { status: 500 })`],
  ["breaks off", `return { ok: true, text: () => Promise.reject(new TypeError("terminated")) }`],
])("the hooks' token is asked for again after a server that %s, and then kept", async (_what, once) => {
  const sample = readSnippets("hooks.md").get("token.ts");
  const printed = await runners.TypeScript(`${sample}
let asked = 0;
globalThis.fetch = (async () => {
  asked += 1;
  if (asked === 1) ${once};
  return new Response("good");
}) as typeof fetch;
const failed = await token().catch(() => "failed");
console.log(failed, await token(), await token(), asked);`);
  expect(printed).toBe("failed good good 2");
});

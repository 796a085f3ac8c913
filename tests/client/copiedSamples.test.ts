import { execFile, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ExampleRequest, fillIn, requestSamples } from "../../packages/portal/src/index.ts";
import { openAside } from "../../scripts/aside.ts";
import { type Listening, listen } from "./listen.ts";

const run = promisify(execFile);
// Where an import finds what the workspace has.
const folder = await openAside("copied-samples", new URL("../../dist", import.meta.url).pathname);
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

let listening: Listening;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  listening = await listen();
  env = { ...process.env, ...listening.environment, TOKEN: await listening.server.token() };
});
afterAll(async () => {
  await listening?.server.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (operationId: string, path: string, query: Record<string, string> = {}): ExampleRequest => ({
  ...{ operationId, method: "get", path, query },
});

/** Requests and the status they are answered with. */
const requests: [what: string, status: number, request: ExampleRequest][] = [
  ["no parameters", 200, get("getCallUnits", "/v1/callunits")],
  [
    "lists as parameters",
    200,
    get("getDemand", "/v1/lmi/demand", {
      ...{ country: "US", skill: "req:1001,3001,not:1002", experiencelevel: "1,2,3", facet: "state@5,msa@5" },
    }),
  ],
  [
    "quotation marks, blanks and parentheses in a value",
    200,
    get("getDemand", "/v1/lmi/demand", {
      ...{ country: "US", query: `("registered nurse" OR "O'Neil & Sons") AND NOT c++` },
    }),
  ],
  [
    "what a shell would take for its own",
    200,
    get("getDemand", "/v1/lmi/demand", { country: "US", query: 'nurse OR "$HOME `id` 100%!"' }),
  ],
  ["umlauts and a blank", 200, get("getTitles", "/v1/taxonomy/titles", { keyword: "Bäcker in Köln" })],
  ["letters that are refused", 400, get("getTitles", "/v1/taxonomy/titles", { keyword: "東京" })],
  [
    "a body with quotation marks of both kinds, a backslash and lines",
    200,
    {
      ...{
        operationId: "extractJobDescription",
        method: "post",
        path: "/v1/taxonomap/jdextractor",
        query: {},
      },
      body: {
        role: "Nurse's aide",
        jobdescription: `What you'll need:\n- "C:\\tools" and Python\n- it's a $20 job, \`full-time\`, "true": null`,
      },
    },
  ],
];

/** The answer to a direct call, status and body. */
async function direct({ method, path, query, body }: ExampleRequest) {
  const response = await fetch(`${listening.baseUrl}${path}?${new URLSearchParams(query)}`, {
    method: method.toUpperCase(),
    headers: { authorizationToken: env.TOKEN ?? "", "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

function sample(request: ExampleRequest, language: string): string {
  const found = requestSamples(request).find((one) => one.language === language);
  const { baseUrl } = listening;
  return fillIn(found?.code ?? "", { apiUrl: baseUrl, authServerUrl: null, originUrl: baseUrl });
}

/** How each copied sample is run as it stands; gives what it prints. */
const runners = {
  curl: async (code: string) => (await run("bash", ["-euc", code], { env })).stdout,
  TypeScript: async (code: string) => {
    const file = `${folder}/sample.ts`;
    writeFileSync(file, code);
    return (await run(process.execPath, [file], { env })).stdout;
  },
  Python: async (code: string) => (await run("python3", ["-c", code], { env })).stdout,
};
const programs = { curl: "curl", TypeScript: "node", Python: "python3" };

/** Call units are spent by the comparison itself. */
const comparable = (answer: { data: unknown }) =>
  JSON.stringify(answer).includes('"callunits"') ? { ...answer, data: "spent" } : answer;

describe.each(Object.keys(runners) as (keyof typeof runners)[])("the copied sample in %s", (language) => {
  const missing = has(programs[language]) ? "" : `: ${programs[language]} is not installed`;
  test.skipIf(missing !== "").each(requests)(
    `answers as a direct call does, with %s${missing}`,
    async (_what, status, request) => {
      const expected = await direct(request);
      expect(expected.status).toBe(status);
      const printed = JSON.parse(await runners[language](sample(request, language)));
      expect(comparable(printed)).toEqual(comparable(expected.body));
    },
  );
});

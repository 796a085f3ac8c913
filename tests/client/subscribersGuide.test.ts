import { execFile, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAside } from "../../scripts/aside.ts";
import { freshCredentials, type Listening, listen, usualRates } from "./listen.ts";
import { readSnippets, writeSnippets } from "./readSnippets.ts";

const run = promisify(execFile);
// Where an import finds what the workspace has.
const folder = await openAside("subscribers-guide", new URL("../../dist", import.meta.url).pathname);
const programs = [
  "demand.sh",
  "demand.ts",
  "lists.ts",
  "errors.ts",
  "many.ts",
  "page.ts",
  "talent.py",
  "demand.py",
];

let listening: Listening;
beforeAll(async () => {
  listening = await listen(usualRates);
  writeSnippets("subscribers.md", programs, folder);
});
afterAll(async () => {
  await listening?.server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a program prints; its limits are those of every subscription, which are a program's own here. */
async function printed(command: string, name: string): Promise<string> {
  const { key, secret } = await freshCredentials(listening);
  const own = { ...listening.environment, TALENT_KEY: key, TALENT_SECRET: secret };
  const env = { ...process.env, ...own, PYTHONDONTWRITEBYTECODE: "1" };
  return (await run(command, [`${folder}/${name}`], { env })).stdout;
}
const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

test("every program of the guide is run or looked at here", () => {
  expect([...readSnippets("subscribers.md").keys()].sort()).toEqual([...programs].sort());
});

test.runIf(has("curl"))("curl asks for a token and for demand", async () => {
  const answer = JSON.parse(await printed("bash", "demand.sh"));
  expect(answer).toMatchObject({ apiCode: "SUCCESS", input: { country: "US" } });
  expect(answer.data.demand.count).toBeGreaterThan(0);
});

test("TypeScript asks for demand", async () => {
  expect(await printed(process.execPath, "demand.ts")).toMatch(/^[1-9]\d* postings\n$/);
});

test("TypeScript reads the listings and all skills of a category to the end", async () => {
  const { server } = listening;
  const { body } = await server.get("/v1/demand/listings?country=US&limit=1");
  const { totalCount } = body.data as { totalCount: number };
  const told = await printed(process.execPath, "lists.ts");
  expect(told).toMatch(/^first: .+ at .+$/m);
  expect(told).toContain(`\n${totalCount} jobs\n`);
  expect(Number(/^(\d+) tools/m.exec(told)?.[1])).toBeGreaterThan(1000);
});

test("TypeScript tells a refusal in the API's words", async () => {
  expect(await printed(process.execPath, "errors.ts")).toMatch(/^mend the question: .*state,msa,country/);
});

test("TypeScript asks about eight countries at once within the limits", async () => {
  const told = await printed(process.execPath, "many.ts");
  expect(told.trim().split("\n")).toHaveLength(8);
  expect(told).toMatch(/^US: \d+$/m);
});

test.runIf(has("python3"))("Python asks for demand, counts the listings and tells a refusal", async () => {
  const told = await printed("python3", "demand.py");
  expect(told).toMatch(/^\d+ postings\n\d+ jobs\nmend the question: .*state,msa,country/);
});

import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../packages/accounts/src/content/content.ts";
import { packArchives } from "../../scripts/packages/packArchives.ts";
import { openBrowser } from "../browser/openBrowser.ts";
import { type Listening, listen } from "../client/listen.ts";
import { readSnippets, writeSnippets } from "../client/readSnippets.ts";
import { canInstall, install, node18, programPackages, screenPackages } from "./npm.ts";
import { programConfiguration, screenConfiguration, screenFiles } from "./projects.ts";
import { type Page, servePage } from "./servePage.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "talent-packages-"));
const program = join(folder, "program");
const screen = join(folder, "screen");
const reachable = await canInstall(folder);

/** Why nothing is tested: shown in the name of the suite. */
const reason = reachable ? "" : " (skipped: npm cannot reach its registry, so nothing can be installed)";

let listening: Listening;
let otherPage: Page;

const compilations = new Map<string, Promise<string>>();

/** What TypeScript says of the programs; their JavaScript is in `built/` then. */
function compiled(resolution: string): Promise<string> {
  const started = compilations.get(resolution) ?? compile(resolution);
  compilations.set(resolution, started);
  return started;
}

async function compile(resolution: string): Promise<string> {
  const file = `tsconfig.${resolution}.json`;
  writeFileSync(join(program, file), programConfiguration(resolution));
  const { stdout } = await run("node_modules/.bin/tsc", ["-p", file], { cwd: program }).catch(
    (refusal) => refusal,
  );
  return stdout;
}

/** Where the FAQ says that the client and the contract are installed from. */
function addresses(baseUrl: string): [client: string, contract: string] {
  const shown = readContent()
    .faq()
    .flatMap(({ code }) => code?.match(/\$PORTAL_URL\/api\/packages\/\S+\.tgz/g) ?? []);
  expect(shown).toHaveLength(2);
  return shown.map((address) => address.replace("$PORTAL_URL", baseUrl)) as [string, string];
}

describe.runIf(reachable)(`the packages outside the workspace${reason}`, () => {
  beforeAll(async () => {
    await packArchives();
    otherPage = await servePage(join(program, "node_modules"));
    listening = await listen(undefined, { CORS_ORIGINS: otherPage.origin });
    const [client, contract] = addresses(listening.baseUrl);
    await install(program, [client, ...programPackages]);
    await install(screen, [client, contract, ...screenPackages]);
    writeSnippets("subscribers.md", ["demand.ts", "lists.ts", "errors.ts", "many.ts"], program);
    writeSnippets("hooks.md", screenFiles, screen);
  });
  afterAll(async () => {
    otherPage?.close();
    await listening?.server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(["client", "contract"])(
    "the archive of %s holds built code, types and a README, nothing of the workspace",
    (name) => {
      const installed = join(screen, "node_modules/@talent", name);
      const manifest = readFileSync(join(installed, "package.json"), "utf8");
      expect(manifest).not.toMatch(/workspace:|catalog:|"private"/);
      expect(JSON.parse(manifest).engines).toEqual({ node: ">=18" });
      const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
      expect(files).toContain("README.md");
      expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    },
  );

  test.each(["nodenext", "bundler"])(
    "the client type-checks with TypeScript's %s resolution",
    async (resolution) => {
      expect(await compiled(resolution)).toBe("");
    },
  );

  test.each([
    ["this Node", process.execPath, [], /^v/],
    ["Node 18", node18.command, [], node18.version],
    ["Deno", "node_modules/.bin/deno", ["run", "--allow-net", "--allow-env"], /^deno 2/],
  ])("the client runs in %s", async (_, command, args, version) => {
    const env = {
      ...process.env,
      ...listening.environment,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_DIR: join(folder, "deno"),
    };
    const print = async (name: string) =>
      (await run(command, [...args, `built/${name}.js`], { cwd: program, env })).stdout;
    await compiled("nodenext");
    expect((await run(command, ["--version"], { cwd: program, env })).stdout).toMatch(version);
    expect(await print("demand")).toMatch(/^[1-9]\d* postings\n$/);
    expect(await print("lists")).toMatch(/^\d+ jobs\n\d+ tools/m);
    expect(await print("errors")).toMatch(/^mend the question/);
  });

  test("the client runs in a page of another origin, with a token the page was given", async () => {
    const modules = {
      "@talent/client": "/@talent/client/index.js",
      "openapi-fetch": "/openapi-fetch/dist/index.mjs",
    };
    const setUp = readSnippets("subscribers.md")
      .get("page.ts")
      ?.replace("https://api.example.com", listening.baseUrl);
    const index = `<script type="importmap">${JSON.stringify({ imports: modules })}</script>
<script type="module">${setUp}
const { data } = await talent.get("/v1/lmi/demand", { country: "US", talentprofile: "205" });
const refusal = await talent.get("/v1/lmi/demand").catch((error) => error.apiCode);
document.body.append(data.demand.count + " postings, then " + refusal);</script>`;
    otherPage.answers["/"] = () => index;
    otherPage.answers["/my-token"] = () => listening.server.token();
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(otherPage.origin);
    await page.getByText(/[1-9]\d* postings, then BAD_REQUEST/).waitFor({ timeout: 20_000 });
    await browser.close();
  });

  test.each(["nodenext", "bundler"])(
    "the hooks type-check with TypeScript's %s resolution",
    async (resolution) => {
      writeFileSync(join(screen, "tsconfig.json"), screenConfiguration(resolution));
      await expect(run("node_modules/.bin/tsc", [], { cwd: screen })).resolves.toMatchObject({ stdout: "" });
    },
  );

  test("a Vite app draws a hook's loading, figure and error on the real server", async () => {
    await run("node_modules/.bin/vite", ["build", "--base", "/app/", "--logLevel", "error"], { cwd: screen });
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.route("**/app/**", (route) => {
      const path = new URL(route.request().url()).pathname.replace("/app/", "") || "index.html";
      return route.fulfill({ path: join(screen, "dist", path) });
    });
    await page.route("**/my-token", async (route) => route.fulfill({ body: await listening.server.token() }));
    await page.route("**/v1/lmi/demand?country=US*", async (route) => {
      await page.getByText("Counting the postings of US").waitFor();
      await route.continue();
    });
    await page.goto(`${listening.baseUrl}/app/`);
    await page.getByText(/^[1-9]\d* postings$/).waitFor();
    expect(await page.getByRole("alert").textContent()).toMatch(
      /^Invalid format for a query parameter.*Try again$/,
    );
    await browser.close();
  });
});

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../dev/freePort.ts";
import { root } from "../run.ts";
import { startUsage } from "./startUsage.ts";

/** Runs the start command until it ends by itself; for starts that are refused. */
function refusedStart(env: Record<string, string>): Promise<{ code: number | null; told: string }> {
  return new Promise((resolve) => {
    const child = spawn("node", ["scripts/start.ts"], {
      cwd: root,
      env: { ...process.env, ...env },
      timeout: 150_000,
    });
    let told = "";
    child.stderr.on("data", (text) => {
      told += text;
    });
    child.on("exit", (code) => resolve({ code, told: told.trim() }));
  });
}

const folder = () => mkdtempSync(join(tmpdir(), "talent-start-"));

test("a busy port is one sentence that names it and a way out", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => holder.once("listening", resolve));
  const { port } = holder.address() as { port: number };
  const dataDir = folder();
  const { code, told } = await refusedStart({ PORT: String(port), DATA_DIR: dataDir });
  holder.close();
  rmSync(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(told).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
});

test("a data folder that cannot be made is one sentence that names it", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "file"), "");
  const inside = join(dataDir, "file", "data");
  const { code, told } = await refusedStart({ PORT: String(await freePort()), DATA_DIR: inside });
  rmSync(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(told).toMatch(
    new RegExp(`^The data folder ${inside} cannot be written .* Set DATA_DIR to one you may write to\\.$`),
  );
});

test.each([
  ["PORT", "eighty", 'PORT is "eighty"; set it to a whole number from 1 to 65535.'],
  ["ENGINE", "abacus", 'ENGINE is "abacus"; set it to one of'],
  ["DATABASE_URL", "mysql://x", "DATABASE_URL must begin with postgres://"],
  ["OIDC_ISSUER", "somewhere", 'OIDC_ISSUER is "somewhere"; set it to an address'],
])("a setting %s=%s is refused in a sentence", async (name, value, sentence) => {
  const { code, told } = await refusedStart({ [name]: value });
  expect(code).toBe(1);
  expect(told.startsWith(sentence)).toBe(true);
  expect(told.split("\n")).toHaveLength(1);
});

test.each([
  ["--help", 0, "stdout"],
  ["--port", 1, "stderr"],
] as const)("%s starts nothing and says how it is set", (option, code, stream) => {
  const ended = spawnSync("node", ["scripts/start.ts", option], { cwd: root, encoding: "utf8" });
  expect(ended.status).toBe(code);
  expect(ended[stream]).toBe(startUsage);
});

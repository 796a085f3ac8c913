import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../../tests/browser/openBrowser.ts";
import { root } from "../run.ts";
import { freePort } from "./freePort.ts";
import { startDevPortal } from "./startDevPortal.ts";
import type { DevServer } from "./startDevServer.ts";

const copy = mkdtempSync(join(tmpdir(), "talent-dev-portal-"));
const parts = [
  "src",
  "build",
  "dev",
  "public",
  "index.html",
  "vite.config.ts",
  "vite.mocks.config.ts",
  "budgets.json",
  "package.json",
];

let portal: DevServer;
let browser: Browser;
beforeAll(async () => {
  for (const part of parts) cpSync(`${root}packages/portal/${part}`, join(copy, part), { recursive: true });
  symlinkSync(`${root}packages/portal/node_modules`, join(copy, "node_modules"));
  const port = await freePort();
  portal = await startDevPortal({ port, person: "subscriber", folder: copy, onLost: () => {} });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
  rmSync(copy, { recursive: true, force: true });
});

test("the hub, the person and the console are there without a server, data or a sign-in", async () => {
  const tab = await browser.newPage();
  await tab.goto(portal.url);
  await tab.getByRole("heading", { name: "First answer in three steps" }).waitFor();
  await tab.getByRole("button", { name: /account/i }).click();
  await tab.getByText("sam@northwind.example").waitFor();

  await tab.goto(`${portal.url}endpoints#/operations/Demand`);
  await tab.getByRole("button", { name: "Send API Request" }).click();
  await tab.locator(".reference").getByText("200 OK").first().waitFor();
  expect(await tab.locator(".reference").textContent()).toMatch(/"demand": \{\s*"count": \d+/);
  await tab.close();
});

test("a reference table shows the rows of its own list", async () => {
  const tab = await browser.newPage();
  await tab.goto(`${portal.url}?section=resources&item=function-list`);
  await tab.getByRole("table", { name: "Functions" }).getByText("Legal and Compliance").waitFor();
  await tab.close();
});

test("what is saved is on the screen without a reload", async () => {
  const tab = await browser.newPage();
  await tab.goto(`${portal.url}faq`);
  const heading = tab.getByRole("heading", { level: 1 });
  await heading.filter({ hasText: "Frequently asked questions" }).waitFor();
  await tab.evaluate(() => Object.assign(window, { notReloaded: true }));
  const file = join(copy, "src/faq/Faq.tsx");
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.replaceAll("Frequently asked questions", "Questions edited just now"));
  await heading.filter({ hasText: "Questions edited just now" }).waitFor();
  expect(await tab.evaluate(() => "notReloaded" in window)).toBe(true);
  await tab.close();
});

test("what a build puts beside the portal is there too", async () => {
  const collection = await (await fetch(`${portal.url}collection.json`)).json();
  expect(collection.info.name).toBe("Talent Intelligence APIs");
  expect(await (await fetch(`${portal.url}llms.txt`)).text()).toMatch(/^# /);
});

test("a log-out ends on a page that leads back", async () => {
  const tab = await browser.newPage();
  await tab.goto(portal.url);
  await tab.getByRole("button", { name: /account/i }).click();
  await tab.getByRole("menuitem", { name: /log ?out/i }).click();
  await tab.getByRole("link", { name: "Open the portal again" }).click();
  await tab.getByRole("heading", { name: "First answer in three steps" }).waitFor();
  await tab.close();
});

test("a busy port and an unknown person are told in a sentence each", async () => {
  const holder = createServer().listen(0, "localhost");
  await new Promise((resolve) => holder.once("listening", resolve));
  const { port } = holder.address() as { port: number };
  const busy = command({ PORT: String(port) });
  expect(await busy.ended).toBe(1);
  holder.close();
  expect(busy.told()).toContain(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);

  const nobody = command({ PERSON: "nobody" });
  expect(await nobody.ended).toBe(1);
  expect(nobody.told()).toContain(
    'Nobody is called "nobody" in the mocks. Set PERSON to one of subscriber, admin, viewAs, inactive.',
  );
});

test("ctrl-C ends the server and the mocks with it", async () => {
  const { told, ended, child } = command({ PORT: String(await freePort()) });
  while (!/ready http:\/\/localhost:\d+\/api\/\n/.test(told()) && child.exitCode === null) await pause(100);
  const mocks = descendants(child.pid ?? 0);
  expect(mocks.length).toBeGreaterThanOrEqual(2);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  expect(mocks.filter(alive)).toEqual([]);
});

/** Runs the command; tells what it printed so far and how it ended. */
function command(env: Record<string, string>) {
  const child = spawn("node", ["scripts/devPortal.ts"], {
    cwd: root,
    env: { ...process.env, ...env },
    timeout: 150_000,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, told: () => printed };
}

/** Ids of the processes a process has started, and theirs. */
function descendants(parent: number): number[] {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (id: number): number[] =>
    processes.flatMap(([child = 0, its]) => (its === id ? [child, ...below(child)] : []));
  return below(parent);
}

function alive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

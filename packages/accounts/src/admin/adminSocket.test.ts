import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Accounts } from "../Accounts.ts";
import { askAdmin, listenForAdmin } from "./adminSocket.ts";

// Help is answered before the accounts are touched.
const untouched = {} as Accounts;

test.skipIf(process.platform === "win32")(
  "a folder whose path is too long for a socket has one elsewhere, as closed to others, and leaves nothing of it",
  async () => {
    const parent = mkdtempSync(join(tmpdir(), "admin-socket-"));
    try {
      const folder = join(parent, "x".repeat(120));
      mkdirSync(folder);
      const listening = await listenForAdmin(folder, untouched);
      const address = readFileSync(join(folder, "admin.address"), "utf8");
      expect(address.startsWith(folder)).toBe(false);
      expect(statSync(dirname(address)).mode & 0o077).toBe(0);
      expect(await askAdmin(folder, ["keys", "--help"])).toMatchObject({ code: 0, err: "" });
      await listening.close();
      expect(existsSync(dirname(address))).toBe(false);
      expect(await askAdmin(folder, ["keys", "--help"])).toBeNull();
    } finally {
      rmSync(parent, { recursive: true, force: true });
    }
  },
);

test("what is no command line is not answered, and the next one is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-socket-"));
  try {
    const listening = await listenForAdmin(folder, untouched);
    expect(await askAdmin(folder, ["x".repeat(100_000)])).toBeNull();
    expect(await askAdmin(folder, ["dance"])).toMatchObject({ code: 2 });
    await listening.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a command that was begun is answered before the process leaves the folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-socket-"));
  try {
    const begun = Promise.withResolvers<void>();
    const found = Promise.withResolvers<[]>();
    const list = () => {
      begun.resolve();
      return found.promise;
    };
    const listening = await listenForAdmin(folder, { users: { list } } as unknown as Accounts);
    const answer = askAdmin(folder, ["users", "list"]);
    await begun.promise;
    const closed = listening.close();
    found.resolve([]);
    expect(await answer).toMatchObject({ code: 0, out: "(none)\n" });
    await closed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a command that its process did not live to answer is told as perhaps done", async () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-socket-"));
  try {
    const script = `
      const { listenForAdmin } = await import(${JSON.stringify(new URL("adminSocket.ts", import.meta.url).href)});
      await listenForAdmin(${JSON.stringify(folder)}, { users: { list: () => process.exit() } });
      console.log("listening");
      setInterval(() => {}, 1000);
    `;
    const dying = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(dying.stdout, "data");
    expect(await askAdmin(folder, ["users", "list"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("ended before it answered"),
    });
    expect(await askAdmin(folder, ["users", "list"])).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("what cannot tell its address does not go on listening", async () => {
  const folder = mkdtempSync(join(tmpdir(), "admin-socket-"));
  try {
    mkdirSync(join(folder, "admin.address"));
    await expect(listenForAdmin(folder, untouched)).rejects.toThrow("EISDIR");
    expect(existsSync(join(folder, "admin.sock"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

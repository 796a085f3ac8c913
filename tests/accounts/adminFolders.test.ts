import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminCommand } from "../../packages/accounts/src/admin/adminCommand.ts";
import { type Accounts, openAccounts, seedDemo } from "../../packages/accounts/src/index.ts";
import { readSnippets } from "../client/readSnippets.ts";
import { runAdmin } from "./runAdmin.ts";

describe("without accounts", () => {
  test("explains itself", async () => {
    const { code, out } = await runAdmin([]);
    expect(code).toBe(0);
    expect(out).toContain("subscriptions rotate <key>");
    expect(out).toContain("DATABASE_URL");
    for (const word of ["--help", "-h", "help"]) expect(adminCommand([word])).toMatchObject({ code, out });
    expect(adminCommand(["subscriptions", "rotate", "--help"])).toMatchObject({
      out: expect.stringContaining("--overlap <duration>  how long the old secret stays good"),
    });
    const group = adminCommand(["keys", "--help"]);
    expect(group).toMatchObject({ code: 0, out: expect.stringContaining("keys rotate") });
    expect(group).toMatchObject({ out: expect.not.stringContaining("users add") });
  });

  test("says what is wrong with a command in one line", () => {
    const mistakes: [string, RegExp][] = [
      ["subscriptions", /Did you mean: subscriptions list/],
      ["dance", /There is no command "dance"\. See: pnpm admin --help/],
      ["subscriptions add --name x", /needs --organisation/],
      ["subscriptions revoke", /takes exactly one <key>/],
      ["users list --colour red", /^Unknown option '--colour'\. See/],
      ["keys rotate --overlap -5m", /ambiguous\. .* starting with a dash use '--overlap=-XYZ'\. See/],
    ];
    for (const [line, err] of mistakes) {
      const answer = adminCommand(line.split(" "));
      expect(answer, line).toMatchObject({ code: 2, out: "", err: expect.stringMatching(err) });
      expect("err" in answer && answer.err.trim().split("\n"), line).toHaveLength(1);
    }
  });

  test("does nothing in the default folder where another was to be named", async () => {
    const ended = await runAdmin(["users", "deactivate", "a@b.example", "--data"]);
    expect(ended).toEqual({ code: 2, out: "", err: "--data needs a folder.\n" });
  });

  test("tells a folder that cannot be used in one line", async () => {
    const organisation = ["--id", "acme", "--code", "ACM", "--name", "Acme"];
    const { code, err } = await runAdmin(["organisations", "add", ...organisation], {
      DATA_DIR: "/dev/null/nowhere",
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^The accounts folder .* cannot be written .*\n$/);
    // A folder that this account may not enter looks like none.
    const look = await runAdmin(["users", "list"], { DATA_DIR: "/dev/null/nowhere" });
    expect(look).toMatchObject({ code: 1, out: "" });
    expect(look.err).toMatch(/^The accounts in \/dev\/null\/nowhere cannot be read \(ENOTDIR\)\. .*\n$/);
  });
});

describe("on a folder without accounts", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "accounts-none-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("a look makes none, and says where they may be", async () => {
    const { code, out, err } = await runAdmin(["users", "list", "--data", dataDir]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain(`There are no accounts in ${dataDir}`);
    expect(err).toContain("DATABASE_URL");
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("a change makes the first, and says so", async () => {
    const organisation = ["--id", "acme", "--code", "ACM", "--name", "Acme"];
    const { code, out, err } = await runAdmin(["organisations", "add", ...organisation, `--data=${dataDir}`]);
    expect({ code, out }).toEqual({ code: 0, out: "Added Acme (acme).\n" });
    expect(err).toBe(`These are the first accounts in ${dataDir}.\n`);
  });

  test("two commands at the same time are both done, one after the other", async () => {
    const set = (...change: string[]) =>
      runAdmin(["organisations", "set", "acme", "--data", dataDir, ...change]);
    const both = await Promise.all([set("--code", "NEW"), set("--countries", "US")]);
    expect(both).toMatchObject([
      { code: 0, err: "" },
      { code: 0, err: "" },
    ]);
    expect(both.map(({ out }) => out)).toContain("Acme (acme): code NEW, countries US, no SSO.\n");
  });
});

describe("while the server has the folder to itself", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "accounts-admin-"));
  let accounts: Accounts;
  beforeAll(async () => {
    accounts = await openAccounts({ dataDir });
    await seedDemo(accounts, join(dataDir, "demo.json"));
  });
  afterAll(async () => {
    await accounts.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("is done by the server, which knows of it at once", async () => {
    const added = await runAdmin([
      ...["--data", dataDir, "subscriptions", "add", "--organisation", "northwind", "--name", "Second"],
      ...[
        "--quota",
        "5000",
        "--jobs",
        "open",
        "--staffing",
        "no",
        "--owner",
        "sam@northwind.example",
        "--json",
      ],
    ]);
    expect(added).toMatchObject({ code: 0, err: "" });
    const { key, secret } = JSON.parse(added.out) as { key: string; secret: string };
    const { token } = await accounts.tokens.issue({ key, secret });
    expect(await accounts.tokens.verify(token.access_token)).toMatchObject({
      dataSettings: { showStaffing: false, showAnonymous: true, newJobs: false },
    });

    const revoked = await runAdmin(["subscriptions", "revoke", key, `--data=${dataDir}`]);
    expect(revoked.out).toContain(`Revoked Second (${key})`);
    await expect(accounts.tokens.verify(token.access_token)).rejects.toMatchObject({ word: "unauthorized" });
  });

  test("writes a backup where the operator is, from which the accounts come back", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "accounts-backup-"));
    try {
      const organisations = await accounts.organisations.list();
      const sam = await accounts.users.get("sam@northwind.example");
      const written = await runAdmin(["accounts", "backup", "kept.tar.gz"], { DATA_DIR: dataDir }, elsewhere);
      expect(written).toMatchObject({ code: 0, err: "" });
      const file = join(elsewhere, "kept.tar.gz");
      expect(statSync(file).mode & 0o077).toBe(0);
      const again = await runAdmin(["accounts", "backup", file], { DATA_DIR: dataDir });
      expect(again).toMatchObject({ code: 1, err: expect.stringContaining("there is a file of this name") });
      const database = join(elsewhere, "accounts", "database");
      mkdirSync(database, { recursive: true });
      execFileSync("tar", ["-xzf", file, "-C", database], { stdio: "ignore" });
      const back = await openAccounts({ dataDir: elsewhere });
      expect(await back.organisations.list()).toEqual(organisations);
      expect(await back.users.get("sam@northwind.example")).toEqual(sam);
      await back.close();
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  test("the commands of the guide for operators do what it says", async () => {
    const done = async (name: string, key = "") => {
      let out = "";
      for (const line of (readSnippets("operators.md").get(name) ?? "").trim().split("\n")) {
        const words = line.replace("$KEY", key).match(/"[^"]*"|\S+/g) ?? [];
        const task = adminCommand(words.slice(2).map((word) => word.replaceAll('"', "")));
        const answer = typeof task === "function" ? await task(accounts) : task;
        expect(answer, line).toMatchObject({ code: 0 });
        out += answer.out;
      }
      return out;
    };
    await done("demonstration.sh");
    expect((await accounts.users.list()).filter(({ active }) => active)).toEqual([]);
    const [key = ""] = /tik_\w+/.exec(await done("customer.sh")) ?? [];
    expect(await done("usage.sh", key)).toContain('"owner": "ann@acme.example"');
    expect(await accounts.subscriptions.get(key)).toMatchObject({ quota: 750_000 });
    expect(await done("secret.sh", key)).toContain("\nRemoved.");
    await expect(accounts.organisations.get("acme")).rejects.toMatchObject({ word: "notFound" });
  });

  test("answers the server's refusals as its own", async () => {
    const { code, err } = await runAdmin(["subscriptions", "rotate", "tik_nobody"], { DATA_DIR: dataDir });
    expect({ code, err }).toEqual({ code: 1, err: "There is no subscription tik_nobody.\n" });
  });
});

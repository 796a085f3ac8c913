import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Accounts, type Demo, openAccounts, seedDemo } from "../../packages/accounts/src/index.ts";
import { storeText } from "../../packages/accounts/src/testing/storeText.ts";

const root = join(import.meta.dirname, "../..");
const dataDir = mkdtempSync(join(tmpdir(), "accounts-secrecy-"));
const file = join(dataDir, "demo.json");
let accounts: Accounts;
let demo: Demo;
beforeAll(async () => {
  accounts = await openAccounts({ dataDir });
  demo = await seedDemo(accounts, file);
});
afterAll(async () => {
  await accounts.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const readDemo = () => JSON.parse(readFileSync(file, "utf8")) as Demo;

describe("the demonstration accounts", () => {
  test("stand in demo.json, which its owner alone can read", () => {
    expect(Object.keys(readDemo())).toEqual(["subscriptions", "accounts"]);
    expect(readDemo()).toEqual(demo);
    expect(demo.accounts.map((account) => account.role)).toEqual([
      "subscriber",
      "subscriber",
      "admin",
      "inactive",
    ]);
    expect(demo.subscriptions.length).toBeGreaterThanOrEqual(2);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test("are good for what they are for", async () => {
    for (const { key, secret } of demo.subscriptions) {
      expect((await accounts.tokens.issue({ key, secret })).token.token_type).toBe("Bearer");
    }
    for (const { email, password, role } of demo.accounts) {
      const user = await accounts.users.authenticate(email, password);
      expect(user).toMatchObject({ email, admin: role === "admin", active: role !== "inactive" });
    }
  });

  test("stay the same on the next start", async () => {
    expect(await seedDemo(accounts, file)).toEqual(demo);
  });

  test("are made anew where the file was lost, and nothing lost stays good", async () => {
    const [first, second] = demo.subscriptions;
    writeFileSync(file, JSON.stringify({ subscriptions: [second], accounts: demo.accounts.slice(1) }));
    const again = await seedDemo(accounts, file);
    expect(again.subscriptions[1]).toEqual(second);
    expect(again.subscriptions[0]).toMatchObject({ key: first?.key });
    expect(again.subscriptions[0]?.secret).not.toBe(first?.secret);
    expect(await accounts.subscriptions.accepts(first?.key ?? "", first?.secret ?? "")).toBe(false);
    const sam = again.accounts[0];
    expect(await accounts.users.authenticate(sam?.email ?? "", sam?.password ?? "")).not.toBeNull();
    expect(await accounts.users.authenticate(sam?.email ?? "", demo.accounts[0]?.password ?? "")).toBeNull();

    writeFileSync(file, "{ not json");
    demo = await seedDemo(accounts, file);
    expect(readDemo()).toEqual(demo);
  });

  test("do not bring back what an operator replaced, nor take the new away", async () => {
    const [{ key = "", secret = "" } = {}] = demo.subscriptions;
    const [{ email = "", password = "" } = {}] = demo.accounts;
    const { id } = await accounts.users.get(email);
    const rotated = await accounts.subscriptions.rotate(key, 0);
    await accounts.users.setPassword(id, "set by an operator");
    for (let start = 0; start < 2; start += 1) {
      const again = await seedDemo(accounts, file);
      expect(again.subscriptions[0]).toMatchObject({ key, secret: "" });
      expect(again.accounts[0]).toMatchObject({ email, password: "" });
      expect(await accounts.subscriptions.accepts(key, rotated.secret)).toBe(true);
      expect(await accounts.subscriptions.accepts(key, secret)).toBe(false);
      expect(await accounts.users.authenticate(email, "set by an operator")).not.toBeNull();
      expect(await accounts.users.authenticate(email, password)).toBeNull();
    }
    rmSync(file);
    demo = await seedDemo(accounts, file);
    expect(await accounts.subscriptions.accepts(key, demo.subscriptions[0]?.secret ?? "")).toBe(true);
  });

  test("do not bring a subscription back that was renamed or revoked", async () => {
    const { key = "" } = demo.subscriptions.at(-1) ?? {};
    const { organisationId } = await accounts.subscriptions.change(key, { name: "Renamed" });
    expect(await seedDemo(accounts, file)).toEqual(demo);
    await accounts.subscriptions.revoke(key);
    for (let start = 0; start < 2; start += 1) {
      demo = await seedDemo(accounts, file);
      expect(demo.subscriptions.map((subscription) => subscription.key)).not.toContain(key);
    }
    expect(await accounts.subscriptions.list(organisationId)).toHaveLength(1);
  });
});

test("no secret and no password stands in the store", async () => {
  await accounts.close();
  const text = await storeText(dataDir);
  accounts = await openAccounts({ dataDir });
  expect(text).toContain("sam@northwind.example");
  for (const { secret } of demo.subscriptions) expect(text).not.toContain(secret);
  for (const { password } of demo.accounts) expect(text).not.toContain(password);
});

test("refusals say nothing of what was tried", async () => {
  const [subscription] = demo.subscriptions;
  const secret = `${subscription?.secret}-wrong`;
  const refusal = await accounts.tokens
    .issue({ key: subscription?.key ?? "", secret })
    .catch((error: Error) => `${error.message} ${error.stack} ${JSON.stringify(error)}`);
  expect(refusal).toContain("Invalid subscription");
  expect(refusal).not.toContain(secret);
  const token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.c2VjcmV0";
  const unauthorized = await accounts.tokens
    .verify(token)
    .catch((error: Error) => `${error.message} ${error.stack}`);
  expect(unauthorized).not.toContain(token);
});

test("the accounts folder and what stands in it are its owner's alone, were it copied back open to others", async () => {
  const folder = join(dataDir, "accounts");
  expect(statSync(folder).mode & 0o077).toBe(0);
  await accounts.close();
  chmodSync(folder, 0o755);
  accounts = await openAccounts({ dataDir });
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test("no secret of a subscription, private key or password hash is kept in the repository", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\0")
    .filter(
      (name) => /\.(ts|tsx|js|json|ya?ml|md|sql|html|env)$/.test(name) && !name.startsWith("pnpm-lock"),
    );
  expect(files.length).toBeGreaterThan(50);
  const found = files.filter((name) => {
    const path = join(root, name);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
    return /tis_[A-Za-z0-9_-]{43}|-----BEGIN [A-Z ]*PRIVATE KEY|scrypt\$\d+\$\d+\$\d+\$[A-Za-z0-9+/=]{20}/.test(
      readFileSync(path, "utf8"),
    );
  });
  expect(found).toEqual([]);
  expect(readdirSync(root)).not.toContain(".env");
});

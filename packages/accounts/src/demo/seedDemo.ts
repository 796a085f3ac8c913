import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Accounts } from "../Accounts.ts";
import { generatedPassword } from "../users/generatedPassword.ts";
import { demoOrganisations, demoSubscriptions, demoUsers } from "./demoAccounts.data.ts";

/**
 * What the demonstration accounts are entered with; this is the content of demo.json. A secret or password is empty once
 * an operator has set another, which is nobody's to read.
 */
export type Demo = {
  subscriptions: { name: string; key: string; secret: string }[];
  accounts: { email: string; password: string; role: string }[];
};

/**
 * Sees to it that the demonstration organisations, people and subscriptions exist and that the file says how to
 * use them. The store has only digests, so the file is the only copy: what it says stays as long as it is true,
 * and what it no longer says is made anew (a lost secret is rotated at once, a lost password set). What an operator
 * did stays done: a revoked subscription stays revoked, a renamed one is not made again, and a secret or password that
 * is no longer good was replaced, perhaps since it had leaked, so that it does not come back. The file is its owner's to read.
 */
export async function seedDemo(accounts: Accounts, file: string): Promise<Demo> {
  const before = readDemo(file);
  await addOrganisations(accounts);
  const demo: Demo = {
    accounts: await seedUsers(accounts, before),
    subscriptions: await seedSubscriptions(accounts, before),
  };
  const ordered: Demo = { subscriptions: demo.subscriptions, accounts: demo.accounts };
  writeFileSync(`${file}.new`, `${JSON.stringify(ordered, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return ordered;
}

async function addOrganisations(accounts: Accounts): Promise<void> {
  const known = new Set((await accounts.organisations.list()).map((organisation) => organisation.id));
  for (const organisation of demoOrganisations) {
    if (!known.has(organisation.id)) await accounts.organisations.add(organisation);
  }
}

async function seedUsers(accounts: Accounts, before: Demo): Promise<Demo["accounts"]> {
  const known = new Set((await accounts.users.list()).map((user) => user.email));
  const seeded: Demo["accounts"] = [];
  for (const { role, ...user } of demoUsers) {
    const written = before.accounts.find((account) => account.email === user.email)?.password;
    let password = written || generatedPassword();
    if (!known.has(user.email)) {
      await accounts.users.add({ ...user, password });
    } else if (written === undefined) {
      const { id } = await accounts.users.get(user.email);
      await accounts.users.setPassword(id, password);
    } else if (written === "" || !(await accounts.users.authenticate(user.email, written))) {
      password = "";
    }
    seeded.push({ email: user.email, password, role });
  }
  return seeded;
}

async function seedSubscriptions(accounts: Accounts, before: Demo): Promise<Demo["subscriptions"]> {
  const seeded: Demo["subscriptions"] = [];
  for (const { owner, ...subscription } of demoSubscriptions) {
    const { name, organisationId } = subscription;
    const existing = await accounts.subscriptions.list(organisationId);
    if (existing.length === 0) {
      const ownerUserId = (await accounts.users.get(owner)).id;
      const added = await accounts.subscriptions.add({ ...subscription, ownerUserId });
      seeded.push({ name, key: added.subscription.key, secret: added.secret });
      continue;
    }
    const told = before.subscriptions.find((row) => row.name === name);
    const active = existing.find(
      (row) => row.revokedAt === null && (row.key === told?.key || row.name === name),
    );
    if (!active) continue;
    const written = told?.key === active.key ? told.secret : undefined;
    const isGood = written && (await accounts.subscriptions.accepts(active.key, written));
    const replaced = isGood ? written : "";
    const secret =
      written === undefined ? (await accounts.subscriptions.rotate(active.id, 0)).secret : replaced;
    seeded.push({ name, key: active.key, secret });
  }
  return seeded;
}

function readDemo(file: string): Demo {
  try {
    const { subscriptions = [], accounts = [] } = JSON.parse(readFileSync(file, "utf8")) as Partial<Demo>;
    return { subscriptions, accounts };
  } catch {
    // Missing or damaged, it is written anew either way.
    return { subscriptions: [], accounts: [] };
  }
}

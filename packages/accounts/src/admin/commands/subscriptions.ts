import type { Accounts } from "../../Accounts.ts";
import { AccountsError } from "../../AccountsError.ts";
import type { Subscription } from "../../subscriptions/subscriptions.ts";
import type { Command, CommandOption, Given } from "../Command.ts";
import {
  duration,
  oneOf,
  readName,
  requiredName,
  requiredText,
  someOf,
  text,
  wholeNumber,
  yesOrNo,
} from "../given.ts";
import { table } from "../table.ts";

const settingOptions: Record<string, CommandOption> = {
  quota: { value: "units", help: "call units a year" },
  staffing: { value: "yes|no", help: "count postings of staffing employers" },
  anonymous: { value: "yes|no", help: "count postings of anonymous employers" },
  jobs: { value: "new|open", help: "count postings first seen in the window, or open at any time in it" },
  sources: { value: "yes|no", help: "access to the sources taxonomy" },
  owner: { value: "email", help: "the person it is issued to, who sees its usage as their own, or none" },
};

/** Commands about subscriptions to the data API. */
export const subscriptionCommands: readonly Command[] = [
  {
    name: "subscriptions list",
    help: "Subscriptions with whom they are issued to and what they used of their quota this year.",
    options: { organisation: { value: "id", help: "only this organisation's" } },
    changes: false,
    async run(accounts, given) {
      const organisation = text(given, "organisation");
      if (organisation !== undefined) await accounts.organisations.get(organisation);
      const subscriptions = await accounts.subscriptions.list(organisation);
      const people = new Map((await accounts.users.list(organisation)).map(({ id, email }) => [id, email]));
      const data = await Promise.all(
        subscriptions.map(async (row) => ({
          ...row,
          owner: people.get(row.ownerUserId ?? 0) ?? null,
          used: await accounts.usage.ofSubscription(row.id),
        })),
      );
      const rows = data.map((row) => [
        ...[row.key, row.organisationId, row.name, row.owner ?? "nobody"],
        ...[row.revokedAt ? "revoked" : "active", row.used.units, row.quota, settingsOf(row)],
      ]);
      return {
        data,
        lines: table(["KEY", "ORGANISATION", "NAME", "OWNER", "STATE", "USED", "QUOTA", "SETTINGS"], rows),
      };
    },
  },
  {
    name: "subscriptions add",
    help: "Adds a subscription and shows its key and secret, this once.",
    options: {
      organisation: { value: "id", help: "whose it is", required: true },
      name: { value: "text", help: "its name", required: true },
      ...settingOptions,
    },
    changes: true,
    async run(accounts, given) {
      const { id } = await accounts.organisations.get(requiredText(given, "organisation"));
      const settings = await settingsFrom(accounts, given, id);
      const { quota, sources, ownerUserId, ...dataSettings } = settings;
      const name = requiredName(given, "name");
      const added = await accounts.subscriptions.add({
        ...{ organisationId: id, name, quota, sources, ownerUserId },
        dataSettings: defined(dataSettings),
      });
      return credentials(
        added.subscription,
        added.secret,
        "The secret is shown this once; only its digest is kept.",
      );
    },
  },
  {
    name: "subscriptions set",
    help: "Changes quota, data settings, access to sources or owner; holds within a second.",
    subject: "<key>",
    options: { name: { value: "text", help: "a new name" }, ...settingOptions },
    changes: true,
    async run(accounts, given, key) {
      const { organisationId } = await accounts.subscriptions.get(key);
      const name = readName(given, "name");
      const settings = someOf({ name, ...(await settingsFrom(accounts, given, organisationId)) }, [
        "name",
        ...Object.keys(settingOptions),
      ]);
      const data = await withOwner(accounts, await accounts.subscriptions.change(key, settings));
      const lines = [
        `${data.name}: owner ${data.owner ?? "nobody"}, quota ${data.quota}, ${settingsOf(data)}.`,
      ];
      return { data, lines };
    },
  },
  {
    name: "subscriptions rotate",
    help: "Makes a new secret and shows it, this once. The old one stays good for the overlap.",
    subject: "<key>",
    options: {
      overlap: { value: "duration", help: "how long the old secret stays good: 30m, 24h (default), 7d" },
      now: { help: "no overlap: refuse the old secret and its tokens at once" },
    },
    changes: true,
    async run(accounts, given, key) {
      if (given.now === true && given.overlap !== undefined)
        throw new AccountsError(
          "invalidInput",
          "Give --overlap or --now: one keeps the old secret for a while.",
        );
      const overlap = given.now === true ? 0 : (duration(given, "overlap") ?? 86_400);
      const { subscription, secret } = await accounts.subscriptions.rotate(key, overlap);
      const until = new Date(Date.now() + overlap * 1_000).toISOString().slice(0, 16);
      const old =
        overlap === 0
          ? "The old secret and its tokens are refused now."
          : `The old secret is good until ${until} UTC.`;
      return credentials(subscription, secret, old);
    },
  },
  {
    name: "subscriptions revoke",
    help: "Ends a subscription: its secrets and tokens are refused within a second.",
    subject: "<key>",
    options: {},
    changes: true,
    async run(accounts, _given, key) {
      const data = await withOwner(accounts, await accounts.subscriptions.revoke(key));
      return { data, lines: [`Revoked ${data.name} (${data.key}).`] };
    },
  },
  {
    name: "subscriptions restore",
    help: "Takes a revocation back: the same secrets are good again, for new tokens.",
    subject: "<key>",
    options: {},
    changes: true,
    async run(accounts, _given, key) {
      const data = await withOwner(accounts, await accounts.subscriptions.restore(key));
      return {
        data,
        lines: [`Restored ${data.name} (${data.key}); its usage and its subscription year go on.`],
      };
    },
  },
  {
    name: "subscriptions revoke-tokens",
    help: "Refuses every token issued until now; the secret stays good for new ones.",
    subject: "<key>",
    options: {},
    changes: true,
    async run(accounts, _given, key) {
      const data = await withOwner(accounts, await accounts.subscriptions.revokeTokens(key));
      return { data, lines: [`Tokens of ${data.name} issued until now are refused.`] };
    },
  },
];

async function settingsFrom(accounts: Accounts, given: Given, organisationId: string) {
  const owner = text(given, "owner");
  const jobs = oneOf(given, "jobs", ["new", "open"]);
  return {
    quota: wholeNumber(given, "quota"),
    showStaffing: yesOrNo(given, "staffing"),
    showAnonymous: yesOrNo(given, "anonymous"),
    newJobs: jobs === undefined ? undefined : jobs === "new",
    sources: yesOrNo(given, "sources"),
    ownerUserId: owner === undefined ? undefined : await ownerIn(accounts, owner, organisationId),
  };
}

/** The person a subscription is issued to, who is one of its organisation's: usage is told as the owner's own. */
async function ownerIn(accounts: Accounts, owner: string, organisationId: string): Promise<number | null> {
  if (owner === "none") return null;
  const user = await accounts.users.get(owner);
  if (user.organisationId !== organisationId) {
    throw new AccountsError(
      "invalidInput",
      `${user.email} belongs to ${user.organisationId}, the subscription to ${organisationId}.`,
    );
  }
  return user.id;
}

/** The subscription with the address of the person it is issued to; null is nobody. */
async function withOwner(accounts: Accounts, subscription: Subscription) {
  const { ownerUserId } = subscription;
  const owner = ownerUserId === null ? null : (await accounts.users.get(ownerUserId)).email;
  return { ...subscription, owner };
}

function defined<T extends Record<string, unknown>>(
  values: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function settingsOf(row: Subscription): string {
  return [
    row.showStaffing ? "staffing" : "no staffing",
    row.showAnonymous ? "anonymous" : "no anonymous",
    row.newJobs ? "new jobs" : "open jobs",
    ...(row.sources ? ["sources"] : []),
  ].join(", ");
}

function credentials({ name, key }: Subscription, secret: string, note: string) {
  return {
    data: { name, key, secret },
    logged: key,
    lines: [`name    ${name}`, `key     ${key}`, `secret  ${secret}`, "", note],
  };
}

import type { Command } from "../Command.ts";
import { duration, wholeNumber } from "../given.ts";
import { table } from "../table.ts";

/** Commands about signing keys and the audit log. */
export const upkeepCommands: readonly Command[] = [
  {
    name: "keys rotate",
    help: "Makes a new signing key for tokens. It happens by itself every three months.",
    options: {
      overlap: { value: "duration", help: "published this long before it signs: 10m (default)" },
      revoke: { help: "a key was stolen: refuse all tokens signed so far, at once" },
    },
    changes: true,
    async run(accounts, given) {
      const overlapSeconds = duration(given, "overlap");
      const kid = await accounts.tokens.rotateKeys({ overlapSeconds, revoke: given.revoke === true });
      return { data: { kid }, lines: [`New signing key ${kid}.`] };
    },
  },
  {
    name: "audit list",
    help: "The newest entries of the audit log.",
    options: { limit: { value: "number", help: "how many (default 50)" } },
    changes: false,
    async run(accounts, given) {
      const data = await accounts.audit.latest(wholeNumber(given, "limit") ?? 50);
      const rows = data.map((row) => [
        ...[row.at.toISOString(), row.actorUserId ?? "operator", row.asOrganisationId, row.action],
        JSON.stringify(row.detail),
      ]);
      return { data, lines: table(["AT", "WHO", "VIEWING AS", "WHAT", "DETAIL"], rows) };
    },
  },
];

import { writeFileSync } from "node:fs";
import { AccountsError } from "../../AccountsError.ts";
import type { Command } from "../Command.ts";
import { duration, wholeNumber } from "../given.ts";
import { table } from "../table.ts";

/** Commands about signing keys, the audit log and backups. */
export const upkeepCommands: readonly Command[] = [
  {
    name: "accounts backup",
    help: "Writes all accounts as they are now, secrets' digests and signing keys included, to a new tar.gz file.",
    subject: "<file>",
    subjectIsFile: true,
    options: {},
    changes: false,
    async run(accounts, _given, file) {
      const archive = await accounts.archive();
      try {
        writeFileSync(file, archive, { mode: 0o600, flag: "wx" });
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        const why = code === "EEXIST" ? "there is a file of this name" : code;
        throw new AccountsError("invalidInput", `${file} cannot be written: ${why}. Name another file.`);
      }
      await accounts.audit.record({ action: "admin.accounts.backup", detail: { subject: file } });
      const data = { file, bytes: archive.length };
      return {
        data,
        lines: [
          `Wrote ${data.bytes} bytes to ${file}. Keep it as you keep the data folder.`,
          "To go back to it: stop the server, empty accounts/database in the data folder, unpack it there (tar -xzf), start.",
        ],
      };
    },
  },
  {
    name: "keys rotate",
    help: "Makes a new signing key for tokens. It happens by itself every three months.",
    options: {
      overlap: { value: "duration", help: "published this long before it signs: 10m (default)" },
      revoke: { help: "a key was stolen: refuse all tokens signed so far, at once" },
    },
    changes: true,
    async run(accounts, given) {
      const overlapSeconds = duration(given, "overlap") ?? 600;
      const revoke = given.revoke === true;
      const kid = await accounts.tokens.rotateKeys({ overlapSeconds, revoke });
      const signsFrom = new Date(Date.now() + overlapSeconds * 1_000).toISOString().slice(0, 16);
      const older = revoke
        ? "It signs from now on; every token signed so far is refused."
        : `It signs from ${signsFrom} UTC; tokens signed by older keys stay good until they expire.`;
      return { data: { kid }, lines: [`New signing key ${kid}.`, older] };
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

import type { RemovedPerson } from "../../removal/removal.ts";
import type { Command, CommandOption, Given } from "../Command.ts";

const options: Record<string, CommandOption> = {
  yes: { help: "do it; without this it is only told what would go and what would stay" },
};

/** Commands that remove for good. */
export const removalCommands: readonly Command[] = [
  {
    name: "users remove",
    help: "Removes a person who left, name and all; usage and the audit log keep a number.",
    subject: "<email>",
    options,
    changes: true,
    async run(accounts, given, email) {
      const { id } = await accounts.users.get(email);
      const data = await accounts.removal.person(id, { forGood: given.yes === true });
      const lines = [
        `${data.name}, ${data.email}, user ${data.id} of ${data.organisationId}`,
        `  goes:  the sign-in, ${counted(data.ownProfiles, "own talent profile")}, ${counted(data.interactions, "recorded step")} in the portal`,
        `  stays: call units and ${entriesOf([data])}, as user ${data.id}'s; ${counted(data.sharedProfiles, "shared talent profile")}, as the organisation's`,
      ];
      return outcome(given, { data, lines, logged: `user ${data.id}`, again: `users remove ${data.email}` });
    },
  },
  {
    name: "organisations remove",
    help: "Removes an organisation with its people and ended subscriptions, and tells what they were charged.",
    subject: "<id>",
    options,
    changes: true,
    async run(accounts, given, id) {
      const data = await accounts.removal.organisation(id, { forGood: given.yes === true });
      const charged = data.subscriptions.map(
        ({ key, name, units, calls }) =>
          `         subscription ${name} (${key}), ever charged ${counted(units, "unit")} in ${counted(calls, "call")}`,
      );
      const lines = [
        `${data.name} (${data.id})`,
        `  goes:  ${data.people.length === 0 ? "nobody" : data.people.map(({ email }) => email).join(", ")}, ${counted(data.profiles, "shared talent profile")}`,
        ...charged,
        `  stays: the audit log, ${entriesOf(data.people)} of it with a number in place of a name`,
      ];
      const detail = { subscriptions: data.subscriptions };
      return outcome(given, {
        data,
        lines,
        logged: data.id,
        detail,
        again: `organisations remove ${data.id}`,
      });
    },
  },
];

/** How much of the audit log named them. */
function entriesOf(people: readonly RemovedPerson[]): string {
  const entries = people.reduce((sum, { auditEntries }) => sum + auditEntries, 0);
  return counted(entries, "audit entry", "audit entries");
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? "no" : count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

type Told<Data> = {
  data: Data;
  lines: string[];
  logged: string;
  again: string;
  detail?: Record<string, unknown>;
};

/** The same lines for the look and the deed, and after them what is left to do. */
function outcome<Data>(given: Given, { data, lines, logged, detail, again }: Told<Data>) {
  if (given.yes === true) {
    const end = "Removed. Backups made until now still hold it: delete them when they have served.";
    return { data: { removed: true, ...data }, lines: [...lines, end], logged, detail };
  }
  const end = `Nothing was changed. To do it, for good: pnpm admin ${again} --yes`;
  return { data: { removed: false, ...data }, lines: [...lines, end], logged: null };
}

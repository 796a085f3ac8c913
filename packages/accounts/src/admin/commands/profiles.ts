import { AccountsError } from "../../AccountsError.ts";
import { readDefinition } from "../../profiles/readDefinition.ts";
import type { Command } from "../Command.ts";
import { requiredName, requiredText, text } from "../given.ts";
import { table } from "../table.ts";

/** Commands about talent profiles. */
export const profileCommands: readonly Command[] = [
  {
    name: "profiles list",
    help: "Talent profiles a person sees: the provider's, those shared in the organisation, the person's own.",
    options: { user: { value: "email", help: "whose eyes to see with", required: true } },
    changes: false,
    async run(accounts, given) {
      const user = await accounts.users.get(requiredText(given, "user"));
      const reader = { organisationId: user.organisationId, userId: user.id };
      const { groups } = await accounts.talentProfiles.list({ limit: 1_000 }, reader);
      const data = groups.flatMap((group) => group.profiles);
      const rows = data.map((row) => [row.id, row.category, row.name, JSON.stringify(row.definition)]);
      return { data, lines: table(["ID", "CATEGORY", "NAME", "DEFINITION"], rows) };
    },
  },
  {
    name: "profiles add",
    help: "Adds a talent profile: a person's with --owner, the provider's, seen by everybody, without.",
    options: {
      name: { value: "text", help: "its name", required: true },
      definition: {
        value: "json",
        help: '{"occupation":{"any":[15125200]},"query":"kubernetes"}',
        required: true,
      },
      owner: { value: "email", help: "the person it belongs to" },
      shared: { help: "seen by the owner's whole organisation" },
    },
    changes: true,
    async run(accounts, given) {
      const owner = text(given, "owner");
      const user = owner === undefined ? null : await accounts.users.get(owner);
      const name = requiredName(given, "name");
      const id = await accounts.talentProfiles.add({
        name,
        definition: readDefinition(requiredText(given, "definition")),
        organisationId: user?.organisationId ?? null,
        ownerUserId: user?.id ?? null,
        shared: user === null || given.shared === true,
      });
      return { data: { id, name }, logged: String(id), lines: [`Added talent profile ${id}, ${name}.`] };
    },
  },
  {
    name: "profiles remove",
    help: "Removes a talent profile.",
    subject: "<id>",
    options: {},
    changes: true,
    async run(accounts, _given, subject) {
      if (!/^\d{1,9}$/.test(subject))
        throw new AccountsError("invalidInput", `"${subject}" is no profile id.`);
      if (!(await accounts.talentProfiles.remove(Number(subject))))
        throw new AccountsError("notFound", `There is no talent profile ${subject}.`);
      return { data: { id: Number(subject) }, lines: [`Removed talent profile ${subject}.`] };
    },
  },
];

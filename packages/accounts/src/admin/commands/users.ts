import { AccountsError } from "../../AccountsError.ts";
import { generatedPassword } from "../../users/generatedPassword.ts";
import { flagsOf, productNames } from "../../users/productNames.ts";
import type { Command, Given } from "../Command.ts";
import { readName, requiredName, requiredText, someOf, text, yesOrNo } from "../given.ts";
import { table } from "../table.ts";

const productsOption = {
  value: "list",
  help: `products the portal links to, in place of those before: ${Object.keys(productNames).join(",")}, or none`,
};

function products(given: Given) {
  const list = text(given, "products");
  if (list === undefined) return undefined;
  const flags = flagsOf(list === "none" ? [] : list.split(",").filter(Boolean));
  if (!flags)
    throw new AccountsError(
      "invalidInput",
      `--products takes ${Object.keys(productNames).join(",")} or none, not "${list}".`,
    );
  return flags;
}

/** Commands about people. */
export const userCommands: readonly Command[] = [
  {
    name: "users list",
    help: "People who may sign in to the portal.",
    options: { organisation: { value: "id", help: "only this organisation's" } },
    changes: false,
    async run(accounts, given) {
      const organisation = text(given, "organisation");
      if (organisation !== undefined) await accounts.organisations.get(organisation);
      const data = await accounts.users.list(organisation);
      const rows = data.map((user) => [
        ...[user.id, user.email, user.organisationId, `${user.firstName} ${user.lastName}`],
        ...[user.admin ? "admin" : "user", user.active ? "active" : "inactive", user.subject],
      ]);
      return {
        data,
        lines: table(["ID", "EMAIL", "ORGANISATION", "NAME", "ROLE", "STATE", "SUBJECT"], rows),
      };
    },
  },
  {
    name: "users add",
    help: "Adds a person. Give --subject for people of another identity provider, else a password is made and shown.",
    options: {
      organisation: { value: "id", help: "where the person belongs", required: true },
      email: { value: "email", help: "the person's address", required: true },
      "first-name": { value: "text", help: "first name", required: true },
      "last-name": { value: "text", help: "last name", required: true },
      subject: { value: "text", help: "what the identity provider calls the person (claim sub)" },
      admin: { help: "an administrator, who may view as a client" },
      products: productsOption,
    },
    changes: true,
    async run(accounts, given) {
      const { id } = await accounts.organisations.get(requiredText(given, "organisation"));
      const subject = readName(given, "subject");
      const password = subject === undefined ? generatedPassword() : undefined;
      const user = await accounts.users.add({
        organisationId: id,
        email: requiredText(given, "email"),
        firstName: requiredName(given, "first-name"),
        lastName: requiredName(given, "last-name"),
        admin: given.admin === true,
        flags: products(given),
        subject,
        password,
      });
      const shown = password ? [`password  ${password}`, "", "The password is shown this once."] : [];
      return { data: { ...user, password }, lines: [`Added user ${user.id}, ${user.email}.`, ...shown] };
    },
  },
  {
    name: "users set",
    help: "Changes a person's name, address, products, or right to view as a client; holds within a second.",
    subject: "<email>",
    options: {
      "first-name": { value: "text", help: "first name" },
      "last-name": { value: "text", help: "last name" },
      email: { value: "email", help: "a new address; sign-ins under the old one are over" },
      admin: { value: "yes|no", help: "an administrator, who may view as a client" },
      products: productsOption,
    },
    changes: true,
    async run(accounts, given, email) {
      const { id } = await accounts.users.get(email);
      const changes = someOf(
        {
          email: text(given, "email"),
          firstName: readName(given, "first-name"),
          lastName: readName(given, "last-name"),
          admin: yesOrNo(given, "admin"),
          flags: products(given),
        },
        ["first-name", "last-name", "email", "admin", "products"],
      );
      const data = await accounts.users.change(id, changes);
      const has = Object.entries(productNames).flatMap(([word, flag]) => (data.flags[flag] ? [word] : []));
      const role = data.admin ? "an administrator" : "no administrator";
      return {
        data,
        logged: data.email,
        lines: [
          `${data.email}: ${data.firstName} ${data.lastName}, ${role}, products ${has.join(", ") || "none"}.`,
        ],
      };
    },
  },
  {
    name: "users password",
    help: "Makes a new password and shows it, this once, and ends every sign-in; for the embedded provider.",
    subject: "<email>",
    options: {},
    changes: true,
    async run(accounts, _given, email) {
      const user = await accounts.users.get(email);
      const password = generatedPassword();
      await accounts.users.setPassword(user.id, password);
      const ended = `Whoever is signed in as ${user.email} has to sign in again, with it.`;
      return {
        data: { email: user.email, password },
        lines: [`password  ${password}`, "", `The password is shown this once. ${ended}`],
      };
    },
  },
  {
    name: "users sign-out",
    help: "Ends every sign-in of a person, and the console's token, within a second: a device was lost.",
    subject: "<email>",
    options: {},
    changes: true,
    async run(accounts, _given, email) {
      const { id } = await accounts.users.get(email);
      const data = await accounts.users.signOut(id);
      const provider =
        "With an identity provider of your own (OIDC_ISSUER), end the sign-in there as well: it may renew what it gave.";
      return { data, lines: [`${data.email} has to sign in again.`, provider] };
    },
  },
  ...(["activate", "deactivate"] as const).map(
    (word): Command => ({
      name: `users ${word}`,
      help:
        word === "activate"
          ? "Lets a person use the portal again."
          : "Shuts a person out of the portal and the console within a second.",
      subject: "<email>",
      options: {},
      changes: true,
      async run(accounts, _given, email) {
        const { id } = await accounts.users.get(email);
        const data = await accounts.users.setActive(id, word === "activate");
        const issued = data.active ? [] : await accounts.subscriptions.list(data.organisationId);
        const stillGood = issued
          .filter(({ ownerUserId, revokedAt }) => ownerUserId === id && revokedAt === null)
          .map(
            ({ name, key }) =>
              `Subscription ${name} (${key}) is issued to them and stays good: subscriptions rotate or revoke it if its secret left with them.`,
          );
        return { data, lines: [`${data.email} is ${data.active ? "active" : "inactive"}.`, ...stillGood] };
      },
    }),
  ),
];

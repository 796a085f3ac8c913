import type { Command, Given } from "../Command.ts";
import { readName, requiredName, requiredText, someOf, text, yesOrNo } from "../given.ts";
import { table } from "../table.ts";

/** Commands about organisations. */
export const organisationCommands: readonly Command[] = [
  {
    name: "organisations list",
    help: "All organisations.",
    options: {},
    changes: false,
    async run(accounts) {
      const countries = await accounts.organisations.countries();
      const organisations = await accounts.organisations.list();
      const data = organisations.map((row) => ({ ...row, countries: countries.get(row.id) ?? [] }));
      return {
        data,
        lines: table(
          ["ID", "CODE", "NAME", "COUNTRIES"],
          data.map((row) => [row.id, row.clientCode, row.clientName, row.countries.join(",")]),
        ),
      };
    },
  },
  {
    name: "organisations add",
    help: "Adds an organisation (a client).",
    options: {
      id: { value: "word", help: "what it is called in other commands, such as northwind", required: true },
      code: { value: "text", help: "its client code, such as NWT", required: true },
      name: { value: "text", help: "its name", required: true },
      countries: { value: "list", help: "countries it subscribes to, ISO2, comma-separated" },
    },
    changes: true,
    async run(accounts, given) {
      const data = await accounts.organisations.add({
        id: requiredText(given, "id"),
        clientCode: requiredName(given, "code"),
        clientName: requiredName(given, "name"),
        countries: countriesFrom(given) ?? [],
      });
      return { data, lines: [`Added ${data.clientName} (${data.id}).`] };
    },
  },
  {
    name: "organisations set",
    help: "Changes an organisation's name, code, countries or SSO; people see it at their next call.",
    subject: "<id>",
    options: {
      code: { value: "text", help: "a new client code" },
      name: { value: "text", help: "a new name" },
      countries: {
        value: "list",
        help: "countries it subscribes to, in place of those before: ISO2, comma-separated, or none",
      },
      sso: { value: "yes|no", help: "its people sign in through its own provider" },
    },
    changes: true,
    async run(accounts, given, id) {
      await accounts.organisations.get(id);
      const changes = someOf(
        {
          clientCode: readName(given, "code"),
          clientName: readName(given, "name"),
          countries: countriesFrom(given),
          ssoEnabled: yesOrNo(given, "sso"),
        },
        ["code", "name", "countries", "sso"],
      );
      const row = await accounts.organisations.change(id, changes);
      const data = { ...row, countries: (await accounts.organisations.countries()).get(id) ?? [] };
      const sso = data.ssoEnabled ? "SSO" : "no SSO";
      return {
        data,
        lines: [
          `${data.clientName} (${data.id}): code ${data.clientCode}, countries ${data.countries.join(",") || "none"}, ${sso}.`,
        ],
      };
    },
  },
];

function countriesFrom(given: Given): string[] | undefined {
  const list = text(given, "countries");
  return list === "none" ? [] : list?.split(",").flatMap((code) => code.trim().toUpperCase() || []);
}

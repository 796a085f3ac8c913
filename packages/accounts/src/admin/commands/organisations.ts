import type { Command } from "../Command.ts";
import { requiredName, requiredText, text } from "../given.ts";
import { table } from "../table.ts";

/** Commands about organisations. */
export const organisationCommands: readonly Command[] = [
  {
    name: "organisations list",
    help: "All organisations.",
    options: {},
    changes: false,
    async run(accounts) {
      const data = await accounts.organisations.list();
      return {
        data,
        lines: table(
          ["ID", "CODE", "NAME"],
          data.map((row) => [row.id, row.clientCode, row.clientName]),
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
      const countries = text(given, "countries")?.split(",").filter(Boolean) ?? [];
      const data = await accounts.organisations.add({
        id: requiredText(given, "id"),
        clientCode: requiredName(given, "code"),
        clientName: requiredName(given, "name"),
        countries,
      });
      return { data, lines: [`Added ${data.clientName} (${data.id}).`] };
    },
  },
];

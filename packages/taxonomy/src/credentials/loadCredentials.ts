import { readFileSync } from "node:fs";
import { tableRows, toAliases, toId } from "../skills/tableRows.ts";
import type { Credential, CredentialKind } from "./Credential.ts";

const table = new URL("../../data/credentials.tsv", import.meta.url);
const kinds: readonly string[] = [
  "licence",
  "registration",
  "certificate",
  "clearance",
] satisfies CredentialKind[];

/** Credentials of a table (`id name kind aliases rule`, aliases parted by `|`), in file order. */
export function readCredentialTable(file: string, text: string): Credential[] {
  return tableRows(file, text, { least: 3, most: 5 }).map(({ cells, place }) => {
    const [id, name = "", kind = "", aliases = "", rule = ""] = cells;
    if (name.trim() === "") throw new Error(`${place}: a credential needs a name`);
    if (!kinds.includes(kind)) throw new Error(`${place}: "${kind}" is none of ${kinds.join(", ")}`);
    return {
      id: toId(id, place),
      name,
      ...toAliases(aliases),
      kind: kind as CredentialKind,
      ...(rule === "" ? {} : { rule }),
    };
  });
}

let loaded: readonly Credential[] | undefined;

/** Every credential of the shipped table, by id ascending; read once. Refuses two credentials of one id. */
export function loadCredentials(): readonly Credential[] {
  if (loaded) return loaded;
  const byId = new Map<number, Credential>();
  for (const credential of readCredentialTable("credentials.tsv", readFileSync(table, "utf8"))) {
    const other = byId.get(credential.id);
    if (other)
      throw new Error(
        `Credential id ${credential.id} stands for both "${other.name}" and "${credential.name}"`,
      );
    byId.set(credential.id, credential);
  }
  loaded = [...byId.values()].sort((a, b) => a.id - b.id);
  return loaded;
}

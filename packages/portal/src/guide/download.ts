import type { ReferenceListName } from "@talent/contract/portal-api";
import { getReferenceList } from "@talent/contract/portal-api/hooks";
import type { Addresses } from "./fillIn.ts";
import { withAddresses } from "./withAddresses.ts";

/** Media type of an xlsx workbook. */
export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Name of the request collection, and of its file. */
export const collectionName = "Talent Intelligence APIs";

/** Saves a reference list as `<list>.xlsx`; rejects when the server refuses it. */
export async function downloadWorkbook(list: ReferenceListName): Promise<void> {
  const answer: unknown = await getReferenceList(list, { headers: { Accept: workbookType } });
  if (!(answer instanceof Blob)) throw new Error("The server answered with something else than a workbook.");
  save(answer, `${list}.xlsx`);
}

/** Saves the request collection for a web API client, with this user's addresses in it. */
export async function downloadCollection(addresses: Addresses): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}collection.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const text = JSON.stringify(withAddresses(await response.json(), addresses), null, 2);
  save(new Blob([text], { type: "application/json" }), `${collectionName}.json`);
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

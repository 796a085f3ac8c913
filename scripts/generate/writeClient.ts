import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const copies = {
  "client.ts.txt": "client.ts",
  "index.ts.txt": "index.ts",
  "OperationEntry.ts": "OperationEntry.ts",
};

/** Writes the files that are alike for every contract: the openapi-fetch client, the table's types, the index. */
export async function writeClient(folder: string): Promise<void> {
  for (const [template, file] of Object.entries(copies)) {
    await cp(fileURLToPath(new URL(`templates/${template}`, import.meta.url)), `${folder}/${file}`);
  }
}

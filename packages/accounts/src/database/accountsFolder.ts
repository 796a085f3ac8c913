import { join, resolve } from "node:path";

/** Where the accounts live inside the data folder. */
export function accountsFolder(dataDir: string): string {
  return join(resolve(dataDir), "accounts");
}

import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository's root folder, absolute, without a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** One hand-written contract: its name (the folder below `spec/`) and the absolute path of its root document. */
export type Contract = { name: string; source: string };

/** Every folder of `spec/` (in the project, or in a copy of it) that has an `openapi.yaml`, by name. */
export function contracts(folder = root): Contract[] {
  return readdirSync(`${folder}/spec`)
    .map((name) => ({ name, source: `${folder}/spec/${name}/openapi.yaml` }))
    .filter(({ source }) => existsSync(source))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

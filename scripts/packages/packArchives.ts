import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { openAside, putInPlace } from "../aside.ts";
import { isStale } from "../isStale.ts";
import { root } from "../run.ts";
import { buildPackages } from "./buildPackages.ts";

/** Where the server finds the archives that others install. */
const archives = `${root}dist/archives`;

const sources = [
  "packages/client/{src/**/*,package.json,README.md}",
  "generated/**/*",
  "scripts/packages/*",
  "pnpm-workspace.yaml",
];

/**
 * Packs the client and the contract as npm installs them into `dist/archives/`, when their sources are newer than what
 * stands there. Throws when they do not compile or npm cannot be run; what stood there stays.
 */
export async function packArchives(): Promise<void> {
  const [known] = await readdir(archives).catch(() => []);
  if (known && !isStale(`${archives}/${known}`, sources)) return;
  const aside = await openAside("archives", `${root}dist`);
  try {
    await buildPackages(`${aside}/built`);
    const packed = `${aside}/packed`;
    await mkdir(packed);
    // On Windows npm is a script, which only a shell runs; none of its words has a space there.
    await promisify(execFile)(
      "npm",
      ["pack", "--pack-destination", "packed", "./built/client", "./built/contract"],
      {
        cwd: aside,
        shell: process.platform === "win32",
      },
    );
    // Who installs them names no version: it is the server's.
    for (const name of await readdir(packed))
      await rename(`${packed}/${name}`, `${packed}/${name.replace(/-\d.*(?=\.tgz$)/, "")}`);
    await putInPlace(packed, archives);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

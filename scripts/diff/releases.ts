import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { root } from "../generate/contracts.ts";
import type { Document } from "../generate/Document.ts";
import { compareVersions } from "./versionRule.ts";

/** A contract to compare with, and what it is called. */
export type Released = { name: string; document: Document };

/** The folder that keeps a contract's releases, a file each, named after the version. */
export const releasedFolder = (contract: string, folder = root): string =>
  `${folder}/spec/released/${contract}`;

/** The released versions of a contract, oldest first; none when it was never released. */
export function releasedVersions(contract: string, folder = root): string[] {
  const kept = releasedFolder(contract, folder);
  if (!existsSync(kept)) return [];
  return readdirSync(kept)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .sort(compareVersions);
}

/** A contract as it was: at a released version, else at a git revision; the latest release when none is given. */
export function readReleased(contract: string, revision?: string, folder = root): Released | undefined {
  const versions = releasedVersions(contract, folder);
  const version = revision === undefined ? versions.at(-1) : versions.find((each) => each === revision);
  if (version !== undefined) {
    const text = readFileSync(`${releasedFolder(contract, folder)}/${version}.yaml`, "utf8");
    return { name: version, document: parse(text) as Document };
  }
  if (revision === undefined) return undefined;
  try {
    const text = execFileSync("git", ["show", `${revision}:generated/${contract}/openapi.json`], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { name: revision, document: JSON.parse(text) as Document };
  } catch {
    const released = versions.join(", ") || "none";
    throw new Error(
      `${revision} is neither a released version of ${contract} (${released}) nor a git revision that has it.`,
    );
  }
}

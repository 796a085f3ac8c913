import { mkdir, readdir, rename, rm } from "node:fs/promises";

const prefix = (name: string) => `.new-${name}-`;

/**
 * Makes an empty folder in `target`, where this process alone writes what is put in the place of `target/name`, and gives
 * its path. What processes that were killed have left there is taken away.
 */
export async function openAside(name: string, target: string): Promise<string> {
  await removeLeftOvers(name, target);
  const aside = `${target}/${prefix(name)}${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  return aside;
}

/**
 * Puts a folder in the place of another. Of several processes that do so at once the last one's stays. What is there is
 * moved away before it is removed: another's folder may come there while one is emptied.
 */
export async function putInPlace(aside: string, folder: string, tries = 5): Promise<void> {
  const before = `${aside}-before`;
  await unless(["ENOENT"], rename(folder, before));
  const isPlaced = await unless(tries > 0 ? ["ENOTEMPTY", "EEXIST"] : [], rename(aside, folder));
  await rm(before, { recursive: true, force: true });
  if (!isPlaced) await putInPlace(aside, folder, tries - 1);
}

/** Whether a change of the disk was made; false where it failed with one of these codes, other failures are thrown. */
async function unless(codes: readonly string[], change: Promise<void>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (problem) {
    if (codes.includes((problem as NodeJS.ErrnoException).code ?? "")) return false;
    throw problem;
  }
}

async function removeLeftOvers(name: string, target: string): Promise<void> {
  const found = await readdir(target).catch(() => []);
  for (const each of found.filter((entry) => entry.startsWith(prefix(name)))) {
    const pid = Number(each.slice(prefix(name).length));
    // What somebody else left is theirs to take away.
    if (!isRunning(pid))
      await rm(`${target}/${each}`, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { mkdir, readdir, rm } from "node:fs/promises";

const prefix = (contract: string) => `.new-${contract}-`;

/**
 * Makes an empty folder beside the generated ones in `target`, where this process alone writes a contract's files before
 * they are put in place, and gives its path. What processes that were killed have left there is taken away.
 */
export async function openAside(contract: string, target: string): Promise<string> {
  await removeLeftOvers(contract, target);
  const aside = `${target}/${prefix(contract)}${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  return aside;
}

async function removeLeftOvers(contract: string, target: string): Promise<void> {
  const names = await readdir(target).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix(contract)))) {
    const pid = Number(name.slice(prefix(contract).length));
    if (!isRunning(pid)) await rm(`${target}/${name}`, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

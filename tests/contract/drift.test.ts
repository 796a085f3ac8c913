import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { contracts, root } from "../../scripts/generate/contracts.ts";
import { generateContract } from "../../scripts/generate/generateContract.ts";

const fresh = await mkdtemp(join(tmpdir(), "contract-"));
afterAll(() => rm(fresh, { recursive: true, force: true }));

async function texts(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, "utf8")] as const),
    ),
  );
}

test.for(contracts())("generated/$name is what spec/$name says", async (contract) => {
  // What a process that was killed has left; no process has the greatest number there is.
  await mkdir(`${fresh}/.new-${contract.name}-2147483647`);
  await generateContract(contract, fresh);
  expect((await readdir(fresh)).filter((name) => name.startsWith("."))).toEqual([]);
  const expected = await texts(`${fresh}/${contract.name}`);
  const actual = await texts(`${root}/generated/${contract.name}`);
  const drifted = [...new Set([...expected.keys(), ...actual.keys()])].filter(
    (file) => expected.get(file) !== actual.get(file),
  );
  expect(drifted, "generated/ does not follow spec/; mend it with: pnpm generate").toEqual([]);
});

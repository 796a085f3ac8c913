import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { root, run } from "../run.ts";
import { toManifest } from "./toManifest.ts";

/** The folders a build makes, each ready for `npm pack`. */
export type BuiltPackages = { client: string; contract: string };

/** What of the contract's own code the client carries, so that it is installed alone. */
const carried = ["client", "types"];

/**
 * Builds the packages others install, JavaScript and types, in an absolute folder, which is made anew. Throws when they do
 * not compile.
 */
export async function buildPackages(target = `${root}dist/packages`): Promise<BuiltPackages> {
  const [emitted, client, contract] = [`${target}/.emitted`, `${target}/client`, `${target}/contract`];
  await rm(target, { recursive: true, force: true });
  if ((await run("tsc", ["-p", "scripts/packages/tsconfig.json", "--outDir", emitted])) !== 0)
    throw new Error("The packages do not compile; the lines above say why.");
  await Promise.all([buildClient(emitted, client), buildContract(emitted, contract)]);
  await rm(emitted, { recursive: true });
  return { client, contract };
}

async function buildClient(emitted: string, folder: string): Promise<void> {
  await cp(`${emitted}/packages/client/src`, folder, { recursive: true });
  await mkdir(`${folder}/contract`);
  for (const file of carried.flatMap((name) => [`${name}.js`, `${name}.d.ts`]))
    await cp(`${emitted}/generated/data-api/${file}`, `${folder}/contract/${file}`);
  await writeFile(`${folder}/contract/index.js`, 'export * from "./client.js";\n');
  await writeFile(
    `${folder}/contract/index.d.ts`,
    'export * from "./client.js";\nexport type * from "./types.js";\n',
  );
  await finish("packages/client", folder);
}

async function buildContract(emitted: string, folder: string): Promise<void> {
  await cp(`${emitted}/generated`, folder, { recursive: true });
  for (const name of await readdir(folder))
    await cp(`${root}generated/${name}/openapi.json`, `${folder}/${name}/openapi.json`);
  await finish("generated", folder);
}

/** Imports of sources become imports of what was built; the manifest and the README come beside it. */
async function finish(source: string, folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(?:js|d\.ts)$/.test(file)) continue;
    const text = await readFile(`${folder}/${file}`, "utf8");
    const contract = `${dirname(file) === "." ? "." : ".."}/contract/index.js`;
    const mended = text
      .replace(/(from ["'])(\.{1,2}\/[^"']+)\.ts(["'])/g, "$1$2.js$3")
      .replaceAll('"@talent/contract/data-api"', `"${contract}"`);
    await writeFile(`${folder}/${file}`, mended);
  }
  const manifest = toManifest(JSON.parse(await readFile(`${root}${source}/package.json`, "utf8")));
  await writeFile(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  await cp(`${root}${source}/README.md`, `${folder}/README.md`);
}

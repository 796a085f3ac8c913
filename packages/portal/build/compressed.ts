import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|html|json|yaml|svg|txt|md)$/;
const leastBytes = 1024;

/** What is written last, by which a whole build is told from one that was ended before. */
export const lastFile = "index.html.br";

/** Writes a `.br` and a `.gz` beside every text file of the build, for servers that send them as they are. */
export function compressed(): Plugin {
  let folder = "dist";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}

/** Compresses the text files below a folder, its own `index.html` last. */
export async function compressFolder(folder: string): Promise<void> {
  const page = "index.html";
  const entries = (await readdir(folder, { recursive: true })).filter((entry) => entry !== page);
  for (const entry of [...entries, page]) {
    const file = join(folder, entry);
    if (entry === page || (compressible.test(file) && (await stat(file)).size >= leastBytes))
      await compress(file);
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await writeWhole(`${file}.gz`, zipped);
  await writeWhole(`${file}.br`, brotli);
}

/** A file that is there is whole: what is ended while it writes, or finds the disk full, leaves none of this name. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { openAside } from "../aside.ts";
import { bundleTexts } from "../generate/bundle.ts";
import type { Document } from "../generate/Document.ts";
import { writeClient } from "../generate/writeClient.ts";
import { writeHooks } from "../generate/writeHooks.ts";
import { writeOperations } from "../generate/writeOperations.ts";
import { writeTypes } from "../generate/writeTypes.ts";
import { answerRequests } from "../threads/workers.ts";

/** A bundle and the folder its code belongs in. */
export type CodeRequest = { document: Document; contract: string; generated: string };

/** Which files of the folder changed, and how long each kind took in milliseconds. */
export type CodeAnswer = { files: string[]; milliseconds: Record<string, number> };

answerRequests(async ({ document, contract, generated }: CodeRequest): Promise<CodeAnswer> => {
  const aside = await openAside(contract, generated);
  const milliseconds: Record<string, number> = {};
  const timed = async (name: string, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    milliseconds[name] = performance.now() - started;
  };
  try {
    for (const [file, text] of Object.entries(bundleTexts(document)))
      await writeFile(`${aside}/${file}`, text);
    await timed("types", () => writeTypes(document, aside));
    await timed("hooks", () => writeHooks(aside));
    await timed("operations", async () => {
      await writeClient(aside);
      await writeOperations(document, aside);
    });
    return { files: await putInPlace(aside, `${generated}/${contract}`), milliseconds };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
});

/** Copies what differs, file by file, so that what watches the folder sees one change and never a missing file. */
async function putInPlace(from: string, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`.slice(from.length + 1);
    const [fresh, kept] = await Promise.all([
      readFile(`${from}/${file}`, "utf8"),
      readFile(`${to}/${file}`, "utf8").catch(() => undefined),
    ]);
    if (fresh === kept) continue;
    await cp(`${from}/${file}`, `${to}/${file}`, { recursive: true });
    changed.push(file);
  }
  return changed;
}

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

/** The named code blocks of a guide in `docs/guides`, by file name: those that begin with three backticks, a language and a name. */
export function readSnippets(guide: string): Map<string, string> {
  const text = readFileSync(new URL(`../../docs/guides/${guide}`, import.meta.url), "utf8");
  const blocks = text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return new Map([...blocks].map(([, name = "", code = ""]) => [name, code]));
}

/** Writes the named snippets into a folder, which is made when it is not there. */
export function writeSnippets(guide: string, names: readonly string[], folder: string): void {
  const snippets = readSnippets(guide);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const code = snippets.get(name);
    if (code === undefined) throw new Error(`docs/guides/${guide} has no snippet ${name}.`);
    writeFileSync(`${folder}/${name}`, code);
  }
}

import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Tag } from "./Line.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

const comment = /^ *\/\/ ([AP][1-9] .*)$/gm;
const opening = /\b(?:test|describe)(\.[a-zA-Z]+)*\(/g;

/** The name of the first test after a place of a text: what its call, or the call after its table, begins with. */
function nextTest(text: string, from: number): string | undefined {
  opening.lastIndex = from;
  const call = opening.exec(text);
  if (!call) return undefined;
  const rest = text.slice(opening.lastIndex);
  const name = call[1] ? /\)\(\s*(["'`])(.*?)\1/s : /^\s*(["'`])(.*?)\1/s;
  return name.exec(rest)?.[2];
}

/**
 * Tags of all tests: comments such as `// A5 facet: one value; P9 facet maximum` above a test. An operation's own test counts
 * for its line of A7. Throws when no test follows a tag.
 */
export function readTags(): Tag[] {
  const files = globSync(["packages/*/src/**/*.test.ts", "tests/**/*.test.ts"], { cwd: root }).sort();
  return files.flatMap((file) => {
    const text = readFileSync(root + file, "utf8");
    const tags = [...text.matchAll(comment)].flatMap(({ index, 1: words = "" }) => {
      const test = nextTest(text, index);
      if (test === undefined) throw new Error(`no test follows "${words}" in ${file}`);
      const each = words.split("; ").filter((part) => /^[AP][1-9] /.test(part));
      return each.map((part) => ({ section: part.slice(0, 2), words: part.slice(3), file, test }));
    });
    const operation = /^packages\/server\/src\/operations\/[a-z-]+\/(\w+)\.test\.ts$/.exec(file)?.[1];
    const first = operation && nextTest(text, 0);
    return first ? [...tags, { section: "A7", words: operation, file, test: first }] : tags;
  });
}

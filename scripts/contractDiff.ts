import { readFileSync } from "node:fs";
import { releaseNote } from "./diff/releaseNote.ts";
import { readReleased } from "./diff/releases.ts";
import { reportDiff } from "./diff/reportDiff.ts";
import { contracts, root } from "./generate/contracts.ts";
import type { Document } from "./generate/Document.ts";
import { readArguments } from "./readArguments.ts";

const usage = `pnpm contract:diff [REV]   what changed in the contracts since the latest release, a release (v0.1) or a git revision
  --note                   print the draft of a release note instead
Fails when a contract breaks its callers and its version does not say so.`;

const { values, positionals } = readArguments(
  usage,
  { allowPositionals: true, options: { note: { type: "boolean", default: false } } },
  1,
);

try {
  for (const { name } of contracts()) {
    const released = readReleased(name, positionals[0]);
    const now = JSON.parse(readFileSync(`${root}/generated/${name}/openapi.json`, "utf8")) as Document;
    if (released === undefined) {
      console.log(`${name}: never released; \`pnpm contract:release ${name}\` keeps this version`);
      continue;
    }
    const { changes, lines, allowed } = reportDiff(name, released, now);
    const today = new Date().toISOString().slice(0, 10);
    if (values.note) console.log(releaseNote(now.info.title, now.info.version, today, changes));
    else console.log(lines.join("\n"));
    if (!allowed) process.exitCode = 1;
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { releaseNote } from "./diff/releaseNote.ts";
import { readReleased, releasedFolder } from "./diff/releases.ts";
import { reportDiff } from "./diff/reportDiff.ts";
import { readVersion } from "./diff/versionRule.ts";
import { contracts, root } from "./generate/contracts.ts";
import type { Document } from "./generate/Document.ts";
import { readArguments } from "./readArguments.ts";

const usage = `pnpm contract:release <contract>   keeps the contract as it is in spec/released/<contract>/<version>.yaml,
                                   and drafts its release note in content/release-notes/`;

/** Keeps the bundle under its version, once and for all; gives the lines that tell what was written. */
function release(contract: string): string[] {
  if (!contracts().some(({ name }) => name === contract)) {
    throw new Error(
      `There is no contract ${contract}; there are ${contracts()
        .map(({ name }) => name)
        .join(" and ")}.`,
    );
  }
  const bundle = `${root}/generated/${contract}/openapi`;
  const now = JSON.parse(readFileSync(`${bundle}.json`, "utf8")) as Document;
  const { version } = now.info;
  const file = `${releasedFolder(contract)}/${version}.yaml`;
  const kept = `spec/released/${contract}/${version}.yaml`;
  if (existsSync(file)) {
    if (readFileSync(file, "utf8") === readFileSync(`${bundle}.yaml`, "utf8"))
      return [`${kept} is this contract already.`];
    throw new Error(
      `${version} is released and stays as it is: raise info.version in spec/${contract}/openapi.yaml, then run pnpm generate.`,
    );
  }
  const before = readReleased(contract);
  const report = before && reportDiff(contract, before, now);
  if (report && !report.allowed) throw new Error(report.lines.join("\n"));
  mkdirSync(releasedFolder(contract), { recursive: true });
  copyFileSync(`${bundle}.yaml`, file);
  const told = [`${kept} written`];
  const note = `content/release-notes/v${readVersion(version).join(".")}-1-${contract}.md`;
  if (report && !existsSync(`${root}/${note}`)) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(`${root}/${note}`, releaseNote(now.info.title, version, today, report.changes));
    told.push(`${note} drafted: make sentences of its lines`);
  }
  return told;
}

const { positionals } = readArguments(usage, { allowPositionals: true }, 1);
const [contract] = positionals;
try {
  console.log(contract === undefined ? usage : release(contract).join("\n"));
  if (contract === undefined) process.exitCode = 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

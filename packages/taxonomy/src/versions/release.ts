import { mkdirSync, writeFileSync } from "node:fs";
import { loadTaxonomy, taxonomyVersion } from "../loadTaxonomy.ts";
import { readVersions, versionsFolder } from "./readVersions.ts";
import { unreleasedChanges } from "./unreleasedChanges.ts";

/**
 * Writes `data/versions/<version>.tsv`: what the shipped tables added, renamed and retired since the versions
 * before it. Run by hand when `taxonomyVersion` is set to a new number: `node packages/taxonomy/src/versions/release.ts`.
 * What a retired entry is read as is then added to `data/successors.tsv`.
 */
function release(): void {
  const earlier = readVersions().filter(({ version }) => version !== taxonomyVersion);
  const changes = unreleasedChanges(loadTaxonomy(), earlier);
  const lines = changes.map(({ change, list, id, name }) => [change, list, id, name].join("\t"));
  mkdirSync(versionsFolder, { recursive: true });
  writeFileSync(
    new URL(`${taxonomyVersion}.tsv`, versionsFolder),
    `# What version ${taxonomyVersion} of the taxonomy added, renamed and retired. Written by src/versions/release.ts.\nchange\tlist\tid\tname\n${lines.join("\n")}\n`,
  );
  for (const kind of ["added", "renamed", "retired"] as const) {
    console.log(`${kind}: ${changes.filter(({ change }) => change === kind).length}`);
  }
}

release();

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Finding } from "../design/Finding.ts";
import { Sources } from "../design/Sources.ts";
import { toFinding } from "../design/toFinding.ts";
import { contracts, root } from "../generate/contracts.ts";

/** What Spectral prints of a finding as JSON; lines count from 0. */
type Printed = {
  code: string | number;
  message: string;
  path: (string | number)[];
  source: string;
  severity: number;
  range: { start: { line: number } };
};

/**
 * What there is to mend in the contracts of `folder`, each once, where it stands in `spec/`: what cannot be bundled, files
 * that nothing uses, and what the house rules find in the source and in the last bundle.
 */
export function lintContracts(folder = root): Finding[] {
  const all = contracts(folder).flatMap((contract) => {
    const sources = new Sources(contract, folder);
    sources.refresh();
    const faults = sources.faults();
    if (faults.length > 0) return faults;
    const bundle = `${folder}/generated/${contract.name}/openapi.yaml`;
    const files = [contract.source, ...(existsSync(bundle) ? [bundle] : [])];
    const found = spectral(files, folder).map((each) =>
      toFinding(
        {
          rule: String(each.code),
          message: each.message,
          path: each.path,
          file: each.source,
          line: each.range.start.line + 1,
          bundled: each.source === bundle,
        },
        sources,
        folder,
      ),
    );
    return [...sources.strays(), ...found];
  });
  const once = new Map(all.map((each) => [`${each.file}:${each.line} ${each.rule} ${each.message}`, each]));
  return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Errors and warnings; what keeps Spectral itself from running is thrown. */
function spectral(files: string[], folder: string): Printed[] {
  const { stdout, stderr } = spawnSync(
    `${root}/node_modules/.bin/spectral`,
    ["lint", ...files, "--ruleset", `${folder}/.spectral.yaml`, "--format", "json", "--quiet"],
    { cwd: folder, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  try {
    return (JSON.parse(stdout) as Printed[]).filter(({ severity }) => severity <= 1);
  } catch {
    throw new Error(`Spectral cannot be run:\n${stdout}${stderr}`);
  }
}

import { findingText } from "./design/Finding.ts";
import { lintContracts } from "./lint/lintContracts.ts";
import { readArguments } from "./readArguments.ts";

readArguments(
  `pnpm lint   hold spec/ and the bundles in generated/ against the house rules (.spectral.yaml).
The bundles are those of the last \`pnpm generate\`. Fails when there is anything to mend.`,
  {},
);

try {
  const findings = lintContracts();
  for (const finding of findings) console.log(`✗ ${findingText(finding)}`);
  if (findings.length === 0) console.log("The contracts keep the house rules: nothing to mend.");
  else {
    console.error(`${findings.length} to mend in spec/; then run: pnpm generate && pnpm lint`);
    process.exitCode = 1;
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

import { spawnSync } from "node:child_process";
import { contracts, root } from "./generate/contracts.ts";
import { readArguments } from "./readArguments.ts";

readArguments(
  `pnpm lint   hold spec/ and the bundles in generated/ against the house rules (.spectral.yaml).
The bundles are those of the last \`pnpm generate\`. Fails when there is anything to mend.`,
  {},
);

// Rules on components run on the bundle, so a stale bundle would hide what they find.
const files = contracts().flatMap(({ name }) => [
  `spec/${name}/openapi.yaml`,
  `generated/${name}/openapi.yaml`,
]);
const { status } = spawnSync(
  `${root}/node_modules/.bin/spectral`,
  ["lint", ...files, "--fail-severity", "warn"],
  {
    cwd: root,
    stdio: "inherit",
  },
);
if (status !== 0) {
  console.error("Mend the lines named above in spec/, then run: pnpm generate && pnpm lint");
  process.exitCode = 1;
}

import { spawnSync } from "node:child_process";
import { contracts, root } from "./generate/contracts.ts";

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

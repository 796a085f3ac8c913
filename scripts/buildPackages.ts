import { relative } from "node:path";
import { buildPackages } from "./packages/buildPackages.ts";
import { readArguments } from "./readArguments.ts";
import { root } from "./run.ts";

readArguments(
  `pnpm build:packages   build the typed client, and the types and hooks of both contracts, as packages under
dist/packages/: JavaScript and types, to be packed with npm pack. It tells the command.`,
  {},
);

try {
  const folders = Object.values(await buildPackages()).map((folder) => `./${relative(root, folder)}`);
  console.log(`Built ${folders.join(" and ")}. Make archives of them with`);
  console.log(`  npm pack ${folders.join(" ")}`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

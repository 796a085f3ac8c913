import { relative } from "node:path";
import { buildPackages, builtPackages } from "./packages/buildPackages.ts";
import { root } from "./run.ts";

try {
  await buildPackages();
  const folders = Object.values(builtPackages).map((folder) => `./${relative(root, folder)}`);
  console.log(`Built ${folders.join(" and ")}. Make archives of them with`);
  console.log(`  npm pack ${folders.join(" ")}`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

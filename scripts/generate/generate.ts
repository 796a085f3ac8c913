import { readArguments } from "../readArguments.ts";
import { contracts, root } from "./contracts.ts";
import { generateContract } from "./generateContract.ts";

readArguments(
  `pnpm generate   write generated/ from spec/: bundles, types, typed clients, tables of operations and React hooks.
Commit what it writes with what you changed in spec/.`,
  {},
);

try {
  for (const contract of contracts()) {
    const started = performance.now();
    await generateContract(contract, `${root}/generated`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`generated/${contract.name} from spec/${contract.name} in ${seconds} s`);
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

import { findingText } from "../design/Finding.ts";
import { Sources } from "../design/Sources.ts";
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
  const faults = contracts().flatMap((contract) => {
    const sources = new Sources(contract, root);
    sources.refresh();
    return sources.faults();
  });
  const told = problem instanceof Error ? problem.message : problem;
  console.error(faults.length > 0 ? faults.map((fault) => `✗ ${findingText(fault)}`).join("\n") : told);
  console.error("generated/ of this contract stays as it was.");
  process.exitCode = 1;
}

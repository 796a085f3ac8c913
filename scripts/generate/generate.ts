import { contracts, root } from "./contracts.ts";
import { generateContract } from "./generateContract.ts";

for (const contract of contracts()) {
  const started = performance.now();
  await generateContract(contract, `${root}/generated`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`generated/${contract.name} from spec/${contract.name} in ${seconds} s`);
}

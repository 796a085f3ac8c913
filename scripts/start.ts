import { restartWithLargePages } from "@talent/market/large-pages";
import { startUsage } from "./start/startUsage.ts";

const [first] = process.argv.slice(2);
if (first !== undefined) {
  const asked = first === "--help" || first === "-h";
  (asked ? process.stdout : process.stderr).write(startUsage);
  process.exit(asked ? 0 : 1);
}
restartWithLargePages();
// Imported only now, so that what is thrown away has loaded nothing yet.
const { startProduct } = await import("./start/startProduct.ts");
await startProduct(process.env);

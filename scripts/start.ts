import { restartWithLargePages } from "@talent/market/large-pages";

restartWithLargePages();
// Imported only now, so that what is thrown away has loaded nothing yet.
const { startProduct } = await import("./start/startProduct.ts");
await startProduct(process.env);

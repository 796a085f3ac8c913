import { startProduct } from "./start/startProduct.ts";

await startProduct(process.env);

import { testPromises } from "../../packages/market/src/conformance/testPromises.ts";
import { openDuckDb } from "./openDuckDb.ts";

testPromises("the DuckDB engine", openDuckDb);

import { testPromises } from "../conformance/testPromises.ts";
import { createNaiveMarket } from "./createNaiveMarket.ts";

testPromises("the naive engine", async (records) => createNaiveMarket(records));

export * from "./arbitraryCall.ts";
export * from "./arbitrarySelection.ts";
export * from "./checkConformance.ts";
export * from "./randomNumbers.ts";
export * from "./syntheticMarket.ts";
export * from "./testPromises.ts";
export * from "./Vocabulary.ts";

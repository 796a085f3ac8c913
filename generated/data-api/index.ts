export * from "./client.ts";
export * from "./OperationEntry.ts";
export * from "./operations.ts";
export type * from "./types.ts";

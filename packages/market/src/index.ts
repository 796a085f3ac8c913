export * from "./Day.ts";
export * from "./Dimension.ts";
export * from "./Keyword.ts";
export * from "./Market.ts";
export * from "./Selection.ts";

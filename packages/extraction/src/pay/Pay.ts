/** The time one amount of pay is for. */
export type PayInterval = "hour" | "day" | "week" | "month" | "year";

/** Advertised pay in its own currency (ISO 4217); a single figure has min = max. */
export type Pay = { min: number; max: number; interval: PayInterval; currency: string };

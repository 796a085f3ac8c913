/** Fields of a record of unknown shape. */
export type Fields = Record<string, unknown>;

/** The record as fields; empty for anything that is no object. */
export function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Trimmed text of a field; undefined when empty or no text. Numbers count as text. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim();
  return trimmed === "" ? undefined : trimmed;
}

/** Number of a field, also from text with thousands separators ("£32,500.50"); undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  const digits = value.replace(/(?<=\d)[, '](?=\d{3}(?!\d))/g, "").replace(/^[^\d.-]+|[^\d]+$/g, "");
  if (!/^-?\d*\.?\d+$/.test(digits)) return undefined;
  return Number(digits);
}

/** The value itself in a list, its members when it is one, nothing when it is absent. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

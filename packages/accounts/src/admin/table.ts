/** Rows as lines with aligned columns under a heading; `(none)` when there are no rows. */
export function table(heading: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  if (rows.length === 0) return ["(none)"];
  const cells = [heading, ...rows].map((row) => row.map((cell) => String(cell ?? "")));
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

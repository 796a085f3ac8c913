import type { Day } from "@talent/market";
import type { IngestReport } from "./IngestReport.ts";

const shownRejections = 10;

/** The report of a load for people: counts, reasons with the first lines quoted, and how full each field is. */
export function reportText(report: IngestReport): string {
  const open = Math.round(report.kept * (1 - (report.fill.closed ?? 0)));
  const lines = [
    `${report.source}, as of ${report.loadAsOf}, in ${report.seconds.toFixed(1)} s`,
    `  read       ${count(report.read)}`,
    `  kept       ${count(report.kept)}   (${report.added.toLocaleString("en")} new to the snapshot, ${open.toLocaleString("en")} open on ${report.snapshotAsOf})`,
    `  duplicates ${count(report.duplicates)}`,
    `  rejected   ${count(report.rejected)}`,
    ...report.rejectedByReason.map(({ reason, count: n }) => `    ${count(n)}  ${reason}`),
    ...report.rejections
      .slice(0, shownRejections)
      .map(({ file, line, reason, quote }) => `      ${file}:${line}: ${reason}: ${quote}`),
  ];
  if (report.rejected > shownRejections) {
    lines.push("      … more with --json FILE");
  }
  for (const { file, columns } of report.lacking)
    lines.push(`  ${file} has no column ${columns.join(", ")}, which the mapping names`);
  lines.push(`  closed     ${count(report.closed)}   (postings that were open in the snapshot before)`);
  if (report.kept > 0) lines.push(`  filled     ${filled(report.fill)}`);
  if (report.loadAsOf < yearUpTo(report.snapshotAsOf))
    lines.push(
      `They are older than the year up to ${report.snapshotAsOf}, the snapshot's last day: calls without a daterange leave them out.`,
    );
  if (report.replacedDemonstration)
    lines.push(
      "The demonstration market is no longer served; `pnpm rollback` brings it back, --mix keeps both.",
    );
  lines.push(
    report.changed
      ? `Snapshot ${report.snapshot} is served now (data up to ${report.snapshotAsOf}, checksum ${report.checksum}).`
      : `Nothing changed: snapshot ${report.snapshot} holds all of it already.`,
  );
  return lines.join("\n");
}

/** First day of the year that ends on a day, as the data API counts it: the day after it, a year before. */
function yearUpTo(day: Day): Day {
  const after = new Date(`${day}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  const next = after.toISOString().slice(0, 10);
  return `${Number(next.slice(0, 4)) - 1}${next.slice(4).replace("-02-29", "-02-28")}`;
}

function count(n: number): string {
  return n.toLocaleString("en").padStart(9);
}

function filled(fill: Record<string, number>): string {
  const parts = Object.entries(fill).map(([field, share]) => `${field} ${Math.round(share * 100)} %`);
  const rows: string[] = [];
  for (let index = 0; index < parts.length; index += 6) rows.push(parts.slice(index, index + 6).join(", "));
  return rows.join(",\n             ");
}

import { expect, test } from "vitest";
import type { IngestReport } from "./IngestReport.ts";
import { reportText } from "./reportText.ts";

const report: IngestReport = {
  ...{ source: "board.example", files: ["a.csv"], loadAsOf: "2024-10-26", snapshotAsOf: "2025-10-25" },
  ...{ snapshot: "one", checksum: "0a", changed: true, replacedDemonstration: false, seconds: 1 },
  ...{ read: 1, kept: 1, duplicates: 0, rejected: 0, added: 1, closed: 0 },
  ...{ rejectedByReason: [], rejections: [], lacking: [], fill: {} },
};

test("says how full the fields are where anything was kept", () => {
  expect(reportText({ ...report, fill: { pay: 0.5 } })).toContain("\n  filled     pay 50 %\n");
  expect(reportText({ ...report, kept: 0, duplicates: 1 })).not.toContain("filled");
});

test("says of ads older than the last year of the snapshot that calls leave them out", () => {
  expect(reportText(report)).not.toContain("older than");
  expect(reportText({ ...report, loadAsOf: "2024-10-25" })).toContain(
    "older than the year up to 2025-10-25, the snapshot's last day: calls without a daterange leave them out.",
  );
  const isOld = (loadAsOf: string, snapshotAsOf: string) =>
    reportText({ ...report, loadAsOf, snapshotAsOf }).includes("older than");
  expect([isOld("2024-02-29", "2025-02-28"), isOld("2024-03-01", "2025-02-28")]).toEqual([true, false]);
  expect([isOld("2023-02-27", "2024-02-28"), isOld("2023-02-28", "2024-02-28")]).toEqual([true, false]);
});

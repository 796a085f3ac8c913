import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { checks, runChecks } from "./checks.ts";
import { root, run } from "./run.ts";

/** What vitest's JSON report says of a run. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
};

const output = `${root}tests/output/vitest.json`;

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(output, "utf8"));
  } catch {
    return undefined;
  }
}

mkdirSync(`${root}tests/output`, { recursive: true });
rmSync(output, { force: true });

const failedChecks = await runChecks();
const built = (await run("vite", ["build", "packages/portal", "--logLevel", "error"])) === 0;
const chosen = process.argv.slice(2);
const code = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${output}`,
  ...chosen,
]);
const report = readReport();

const passed = checks.length - failedChecks.length + Number(built) + (report?.numPassedTests ?? 0);
let failed = failedChecks.length + Number(!built) + (report?.numFailedTests ?? 0);
// A file that fails to load has no failed test of its own, and a run that died has no report.
if (code !== 0 && !report?.numFailedTests) failed += Math.max(1, report?.numFailedTestSuites ?? 1);
const skipped = report?.numPendingTests ?? 0;

process.exitCode = failed === 0 && code === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);

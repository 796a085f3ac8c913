import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { checks, runChecks } from "./checks.ts";
import { readArguments } from "./readArguments.ts";
import { root, run } from "./run.ts";

readArguments(
  `pnpm test [FILE or FOLDER …]   every check, the portal built, and every test; ends with a line of counts
FILE or FOLDER   only the tests whose file has this in its path
-t <words>       only the tests whose name has them; the other options of vitest are taken too`,
  { strict: false, allowPositionals: true },
);

/** What vitest's JSON report says of a run; a file that fails as a whole says why in its message. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; message: string; assertionResults: { status: string }[] }[];
};

/** How a run of vitest ended, and what it reports unless it died. */
type Run = { code: number; report: Report | undefined };

const output = `${root}tests/output/vitest.json`;

async function runTests(chosen: readonly string[]): Promise<Run> {
  rmSync(output, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const code = await run("vitest", ["run", ...reporters, ...chosen]);
  try {
    return { code, report: JSON.parse(readFileSync(output, "utf8")) };
  } catch {
    return { code, report: undefined };
  }
}

/** Files whose process was gone before one of their tests had ended: none of them says that anything is wrong. */
function diedIn({ report }: Run): string[] {
  const isGone = ({ status, message, assertionResults }: Report["testResults"][number]) =>
    status === "failed" && message === "" && assertionResults.every((each) => each.status === "pending");
  return (report?.testResults ?? []).filter(isGone).map(({ name }) => name);
}

mkdirSync(`${root}tests/output`, { recursive: true });

const failedChecks = await runChecks();
const built = (await run("vite", ["build", "packages/portal", "--logLevel", "error"])) === 0;
const runs = [await runTests(process.argv.slice(2))];
// V8 aborts a process that makes and leaves WebAssembly once in many runs (nodejs/node#64500). Once more, then it counts.
const died = diedIn(runs[0] as Run);
if (died.length > 0) {
  console.log(`A process died before it had tested anything; its files run again: ${died.join(", ")}`);
  runs.push(await runTests(died));
}

const sum = (count: (report: Report) => number) =>
  runs.reduce((total, { report }) => total + (report ? count(report) : 0), 0);
const passed = checks.length - failedChecks.length + Number(built) + sum((report) => report.numPassedTests);
let failed = failedChecks.length + Number(!built) + sum((report) => report.numFailedTests);
// A file that fails to load has no failed test of its own, and a run that died has no report.
runs.forEach(({ code, report }, at) => {
  const again = at === 0 ? died.length : 0;
  const files = (report?.numFailedTestSuites ?? 1) - again;
  if (code !== 0 && !report?.numFailedTests && (files > 0 || again === 0)) failed += Math.max(1, files);
});
const skipped = sum((report) => report.numPendingTests);

process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);

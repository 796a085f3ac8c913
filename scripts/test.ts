import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "../tests/browser/findChromium.ts";
import { checks, runChecks } from "./checks.ts";
import { readArguments } from "./readArguments.ts";
import { root, run } from "./run.ts";
import { countTests, diedIn, type TestRun } from "./testing/countTests.ts";

readArguments(
  `pnpm test [FILE or FOLDER …]   every check, the portal built, and every test; ends with a line of counts
FILE or FOLDER   only the tests whose file has this in its path
-t <words>       only the tests whose name has them; the other options of vitest are taken too`,
  { strict: false, allowPositionals: true },
);

const output = `${root}tests/output/vitest.json`;

async function runTests(chosen: readonly string[]): Promise<TestRun> {
  rmSync(output, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${output}`];
  const code = await run("vitest", ["run", ...reporters, ...chosen]);
  try {
    return { code, files: JSON.parse(readFileSync(output, "utf8")).testResults };
  } catch {
    return { code, files: undefined };
  }
}

mkdirSync(`${root}tests/output`, { recursive: true });

const failedChecks = await runChecks();
const built = (await run("vite", ["build", "packages/portal", "--logLevel", "error"])) === 0;
const chosen = process.argv.slice(2);
// Files that look for a browser at the same time would each install it, and stand in each other's way.
if (chosen.length === 0) await findChromium().catch(({ message }) => console.log(message));
const first = await runTests(chosen);
// V8 aborts a process that makes and leaves WebAssembly once in many runs (nodejs/node#64500). Once more, then it counts.
const died = diedIn(first);
if (died.length > 0) console.log(`A process died while it tested; its files run again: ${died.join(", ")}`);
const tests = countTests(first, died.length > 0 ? await runTests(died) : undefined);

const passed = checks.length - failedChecks.length + Number(built) + tests.passed;
const failed = failedChecks.length + Number(!built) + tests.failed;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ""}`);

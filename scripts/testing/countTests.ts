/**
 * What vitest's JSON report says of one file; one that cannot be loaded says why in its message. A test is `pending` when it
 * had not ended, and `skipped` when it was not to run, or a hook before it failed.
 */
export type FileReport = {
  name: string;
  status: string;
  message: string;
  assertionResults: readonly { status: string }[];
};

/** How a run of vitest ended, and what it reports of its files, unless it died. */
export type TestRun = { code: number; files: readonly FileReport[] | undefined };

/** How many tests passed, failed and were skipped; what fails without a test that did counts as one. */
export type Counts = { passed: number; failed: number; skipped: number };

/** Names of the files whose process was gone while a test was running or waiting, before any of them had failed. */
export function diedIn({ files = [] }: TestRun): string[] {
  return files.filter(isGone).map(({ name }) => name);
}

/** Counts the tests of a run, and of another one of those of its files that died, in whose place they stand. */
export function countTests(first: TestRun, again?: TestRun): Counts {
  const files = new Map<string, FileReport>();
  for (const file of [...(first.files ?? []), ...(again?.files ?? [])]) files.set(file.name, file);
  const all = [...files.values()];
  const having = (status: string) =>
    all.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  const whole = all.filter((file) => file.status === "failed" && !hasFailed(file)).length;
  const failed = having("failed") + whole;
  const unexplained = [first, again].filter((run) => run && failsUntold(run)).length;
  return { passed: having("passed"), failed: failed + unexplained, skipped: having("skipped") };
}

/** A run that failed although it tells of no file that did: an error outside of all tests, or a runner that died. */
function failsUntold({ code, files }: TestRun): boolean {
  return files === undefined || (code !== 0 && files.every(({ status }) => status !== "failed"));
}

function isGone(file: FileReport): boolean {
  return !hasFailed(file) && file.assertionResults.some(({ status }) => status === "pending");
}

function hasFailed({ assertionResults }: FileReport): boolean {
  return assertionResults.some(({ status }) => status === "failed");
}

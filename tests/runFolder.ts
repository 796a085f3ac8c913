import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes the folder in which the files of a run keep what they make once for all of them; it goes when the run ends. */
export default function runFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "talent-tests-"));
  process.env.TEST_RUN_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

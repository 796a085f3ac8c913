import { fileURLToPath } from "node:url";
import { takeScreenshots } from "../../tests/browser/takeScreenshots.ts";

// node packages/portal/screenshots.ts [FOLDER [SCREEN…]]
await takeScreenshots(
  process.argv[2] ?? fileURLToPath(new URL("../../tests/output/screenshots/", import.meta.url)),
  process.argv.slice(3),
);

import { rollback } from "../rollback.ts";
import { runOnFolder } from "./runOnFolder.ts";

const usage = `pnpm rollback [--data DIR]

Serves the snapshot before the current one again; a second call comes back. A running server follows by itself.
The data folder is --data, else DATA_DIR, else .data.
`;

await runOnFolder(usage, (dataFolder) => {
  process.stdout.write(`Snapshot ${rollback(dataFolder).current} is served now.\n`);
});

import { rollback } from "../rollback.ts";
import { WarehouseError } from "../WarehouseError.ts";

const usage = `pnpm rollback

Serves the snapshot before the current one again; a second call comes back. A running server follows by itself.
The data folder is DATA_DIR, .data without it.
`;

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  process.stdout.write(usage);
} else {
  try {
    const { current } = rollback(process.env.DATA_DIR ?? ".data");
    process.stdout.write(`Snapshot ${current} is served now.\n`);
  } catch (error) {
    if (!(error instanceof WarehouseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

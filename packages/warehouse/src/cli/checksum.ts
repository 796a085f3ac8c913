import { checksumText } from "../checksums.ts";
import { verifyChecksums } from "../verifyChecksums.ts";
import { WarehouseError } from "../WarehouseError.ts";

const usage = `pnpm checksum

Reads every row of the served snapshot and prints the checksum of each table. Exit code 1 when one is not what the
snapshot was published with. The data folder is DATA_DIR, .data without it.
`;

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  process.stdout.write(usage);
} else {
  try {
    const { snapshot, found, differing, kept } = await verifyChecksums(process.env.DATA_DIR ?? ".data");
    process.stdout.write(`${snapshot}\n${checksumText(found)}`);
    if (!kept) process.stdout.write("The snapshot is of a version that kept none to compare with.\n");
    if (differing.length > 0) {
      process.stderr.write(
        `Not what was published: ${differing.join(", ")}. Go back with \`pnpm rollback\`, or make or load it again.\n`,
      );
      process.exitCode = 1;
    }
  } catch (error) {
    if (!(error instanceof WarehouseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

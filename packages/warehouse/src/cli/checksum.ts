import { parseArgs } from "node:util";
import { checksumText } from "../checksums.ts";
import { verifyChecksums } from "../verifyChecksums.ts";
import { dataFolder } from "./dataFolder.ts";
import { runCommand } from "./runCommand.ts";

const usage = `pnpm checksum [--data DIR]

Reads every row of the served snapshot and prints the checksum of each table. Exit code 1 when one is not what the
snapshot was published with. The data folder is --data, else DATA_DIR, else .data.
`;

await runCommand(usage, async (args) => {
  const { data } = parseArgs({ args, options: { data: { type: "string" } } }).values;
  const { snapshot, found, differing, kept } = await verifyChecksums(dataFolder(data));
  process.stdout.write(`${snapshot}\n${checksumText(found)}`);
  if (!kept) process.stdout.write("The snapshot is of a version that kept none to compare with.\n");
  if (differing.length > 0) {
    process.stderr.write(
      `Not what was published: ${differing.join(", ")}. Go back with \`pnpm rollback\`, or make or load it again with \`--replace\`.\n`,
    );
    process.exitCode = 1;
  }
});

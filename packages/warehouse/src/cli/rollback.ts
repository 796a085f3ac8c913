import { parseArgs } from "node:util";
import { type ListedSnapshot, listSnapshots } from "../listSnapshots.ts";
import { rollback } from "../rollback.ts";
import { dataFolder } from "./dataFolder.ts";
import { runCommand } from "./runCommand.ts";

const usage = `pnpm rollback [--list] [--data DIR]

Serves the snapshot before the current one again; a second call comes back. A running server follows by itself.

  --list      say which snapshots there are, and change nothing
  --data DIR  data folder; default DATA_DIR or .data
`;

await runCommand(usage, async (args) => {
  const options = { list: { type: "boolean" }, data: { type: "string" } } as const;
  const { list, data } = parseArgs({ args, options }).values;
  const folder = dataFolder(data);
  const text = list
    ? listText(await listSnapshots(folder), folder)
    : `Snapshot ${rollback(folder).current} is served now.`;
  process.stdout.write(`${text}\n`);
});

function listText(snapshots: readonly ListedSnapshot[], folder: string): string {
  if (snapshots.length === 0) return `There is no snapshot in ${folder} yet.`;
  const width = Math.max(...snapshots.map(({ id }) => id.length));
  const lines = snapshots.map(
    ({ id, served, found }) => `${served ? "served" : "before"}  ${id.padEnd(width)}  ${foundText(found)}`,
  );
  if (lines.length === 1) lines.push("There is no earlier snapshot to go back to.");
  return lines.join("\n");
}

function foundText(found: ListedSnapshot["found"]): string {
  if (found === undefined) return "missing, damaged or written by an older version";
  const { builtAt, asOf, origin, postings } = found;
  const built = builtAt.slice(0, 16).replace("T", " ");
  return `built ${built} UTC, data up to ${asOf}, ${postings.toLocaleString("en")} postings, ${origin}`;
}

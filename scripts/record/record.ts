import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { readArguments } from "../readArguments.ts";
import { makeMarket, openDemonstration } from "./openDemonstration.ts";
import { recordings, tokenFile } from "./recordings.ts";
import { withWrittenFields } from "./volatile.ts";

readArguments(
  `pnpm record   write the examples of successful answers of the data API (spec/data-api/examples/) anew: what the
server answers to scripts/record/requests.data.ts on a fixed demonstration market. Then run: pnpm generate`,
  {},
);

/** Rewrites every recorded example of the data API with what the server answers now; summaries stay. */
const folder = await mkdtemp(join(tmpdir(), "record-"));

async function write(file: string, answer: unknown): Promise<void> {
  const { summary, value } = parse(await readFile(file, "utf8")) as { summary: string; value: unknown };
  const example = { summary, value: withWrittenFields(answer, value) };
  await writeFile(file, stringify(example, { lineWidth: 100, aliasDuplicateObjects: false }));
}

try {
  console.log("Making the demonstration market that answers are recorded from …");
  await makeMarket(folder);
  const demonstration = await openDemonstration(folder);
  try {
    console.log(`Asking it ${recordings.length + 1} times …`);
    await write(tokenFile, await demonstration.token());
    for (const { id, request, apiCode, file } of recordings) {
      await write(file, await demonstration.answer(id, request, apiCode));
    }
  } finally {
    await demonstration.close();
  }
  console.log(`Recorded ${recordings.length + 1} answers; carry them on with: pnpm generate`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

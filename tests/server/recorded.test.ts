import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type Demonstration, openDemonstration } from "../../scripts/record/openDemonstration.ts";
import { recordings, tokenFile } from "../../scripts/record/recordings.ts";
import { withWrittenFields } from "../../scripts/record/volatile.ts";
import { recordedMarket } from "../demonstration/recordedMarket.ts";

const advice = "the example is out of date; mend it with: pnpm record && pnpm generate";

let folder: string;
let demonstration: Demonstration;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recorded-"));
  await recordedMarket(folder);
  demonstration = await openDemonstration(folder);
}, 600_000);
afterAll(async () => {
  await demonstration?.close();
  await rm(folder, { recursive: true, force: true });
});

async function expectWritten(file: string, answer: unknown): Promise<void> {
  const { value } = parse(await readFile(file, "utf8")) as { value: unknown };
  expect(withWrittenFields(answer, value), advice).toEqual(value);
}

test("the example of a token is what the server answers", async () => {
  await expectWritten(tokenFile, await demonstration.token());
});

test.for(recordings)("the $name of $id is what the server answers", async (recording) => {
  const { id, request, apiCode, file } = recording;
  await expectWritten(file, await demonstration.answer(id, request, apiCode));
});

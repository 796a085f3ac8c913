import { readFile, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { copyForDesign } from "./copyForDesign.ts";
import { openDesign } from "./openDesign.ts";

/** What is saved, from the narrowest to what every operation is made of. */
const edits = [
  "spec/data-api/paths/hiring-strategy/getDemand.yaml",
  "spec/data-api/examples/getDemand.success.yaml",
  "spec/data-api/parameters/Skill.yaml",
  "spec/data-api/schemas/ErrorResponse.yaml",
  "spec/portal-api/openapi.yaml",
];
const saves = 7;

/** Saves files of a copy of the contracts and prints the median milliseconds from saving to the end of each stage. */
export async function measureDesign(): Promise<void> {
  const folder = await copyForDesign();
  let next: (stages: Record<string, number>) => void = () => {};
  let linted: () => void = () => {};
  const ready = new Promise<void>((done) => (linted = done));
  const design = await openDesign({
    folder,
    port: 0,
    told: (event) => {
      if (event.kind === "linted") linted();
      if (event.kind === "seen") next(event.round.stages);
    },
  });
  try {
    await ready;
    console.log(`${cpus().length} processors; milliseconds from saving, median and worst of ${saves} saves`);
    for (const edit of edits) {
      const rounds: Record<string, number>[] = [];
      const text = await readFile(`${folder}/${edit}`, "utf8");
      for (let save = 0; save < saves; save++) {
        const all = new Promise<void>((done) => (linted = done));
        const seen = new Promise<Record<string, number>>((done) => (next = done));
        const saved = performance.now();
        await writeFile(`${folder}/${edit}`, `${text}# ${save}\n`);
        const stages = await seen;
        rounds.push({ ...stages, "everything seen": performance.now() - saved });
        await all;
        rounds.push({ ...rounds.pop(), "all operations linted": performance.now() - saved });
      }
      console.log(edit);
      for (const stage of Object.keys(rounds[0] ?? {})) {
        const times = rounds.map((round) => round[stage] ?? 0).sort((a, b) => a - b);
        const [median = 0, worst = 0] = [times[Math.floor(saves / 2)], times.at(-1)];
        console.log(`  ${stage.padEnd(22)} ${median.toFixed(0).padStart(6)} ${worst.toFixed(0).padStart(6)}`);
      }
    }
  } finally {
    await design.close();
    await rm(folder, { recursive: true, force: true });
  }
}

import { measureDesign } from "./design/measureDesign.ts";
import { type Design, openDesign } from "./design/openDesign.ts";
import { tellDesign } from "./design/tellDesign.ts";
import { root } from "./generate/contracts.ts";
import { readArguments } from "./readArguments.ts";
import { readNumber } from "./readNumber.ts";

const usage = `pnpm design            watch spec/: lint, bundle, preview, mocks, types and hooks on every save
  --port <number>      port of the preview; the mocks take the two after it (4700)
  --measure            save files of a copy and tell how long each stage takes`;

const { values } = readArguments(usage, {
  options: {
    port: { type: "string", default: "4700" },
    measure: { type: "boolean", default: false },
  },
});
let design: Design | undefined;
const stop = async () => {
  await design?.close();
  process.exit(process.exitCode ?? 0);
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

if (values.measure) await measureDesign();
else {
  try {
    const told = (lines: string[]) => console.log(lines.join("\n"));
    design = await openDesign({
      folder: root,
      port: readNumber("--port", values.port, [0, 65533]),
      told: (event) => told(tellDesign(event)),
    });
    console.log(`Preview  ${design.preview}`);
    for (const [contract, url] of Object.entries(design.mocks)) console.log(`Mock     ${url}  ${contract}`);
    console.log("Save a file in spec/ to see it; stop with ctrl-C.");
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

import { relative } from "node:path";
import { root } from "../generate/contracts.ts";
import { findingText } from "./Finding.ts";
import type { DesignEvent } from "./openDesign.ts";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The lines of the terminal for what happened. */
export function tellDesign(event: DesignEvent): string[] {
  const findings = event.findings.map((each) => `  ✗ ${findingText(each)}`);
  if (event.kind === "broken") return ["The preview stays as it was until this is mended:", ...findings];
  if (event.kind === "linted") {
    const count = event.findings.length;
    return [
      `Every operation it touches is linted after ${event.seconds.toFixed(1)} s: ${count || "nothing"} to mend.`,
    ];
  }
  const { contract, files, stages, linted, of } = event.round;
  const [first = ""] = files;
  const what = files.length === 1 ? relative(root, first) : `${files.length} files of ${contract}`;
  const times = Object.entries(stages).map(([stage, time]) => `${stage} ${seconds(time)}`);
  return [
    `${what}: ${times.join(", ")}${linted < of ? `; ${of - linted} operations still to lint` : ""}`,
    ...findings,
  ];
}

import { watch } from "node:fs";
import { contracts } from "../generate/contracts.ts";
import { openWorker } from "../threads/workers.ts";
import { DesignedContract, type Round, type Workshop } from "./DesignedContract.ts";
import { type Finding, findingText } from "./Finding.ts";
import { openPreview } from "./openPreview.ts";

/** Where to work: the project's root or a copy of it, and the first of the ports (preview, then a mock for each contract). */
export type DesignRequest = { folder: string; port: number; told: (event: DesignEvent) => void };

/** What happens while designing: a save was taken up, cannot be taken up, or everything it touches was linted. */
export type DesignEvent =
  | { kind: "seen"; round: Round; findings: Finding[] }
  | { kind: "broken"; findings: Finding[] }
  | { kind: "linted"; seconds: number; findings: Finding[] };

/** A running design: the addresses of the preview and the mocks, by contract. */
export type Design = { preview: string; mocks: Record<string, string>; close: () => Promise<void> };

const settle = 20;

/** The rules of what stops a bundle. */
const faultRules = ["yaml", "reference", "bundle"];

/** Previews, serves, lints and generates the contracts, and does it again whenever a file of `spec/` is saved. */
export async function openDesign({ folder, port, told }: DesignRequest): Promise<Design> {
  const preview = await openPreview(port);
  const workshop: Workshop = {
    folder,
    generated: `${folder}/generated`,
    preview,
    lint: openWorker(new URL("lintWorker.ts", import.meta.url)),
    code: openWorker(new URL("codeWorker.ts", import.meta.url)),
  };
  const designed = contracts(folder).map(
    (contract, index) => new DesignedContract(contract, workshop, port && port + 1 + index),
  );
  const close = async () => {
    watcher?.close();
    preview.close();
    await Promise.all([
      ...designed.map(({ mock }) => mock?.close()),
      workshop.lint.close(),
      workshop.code.close(),
    ]);
  };
  const findings = () => designed.flatMap((each) => each.findings());
  const tell = (event: DesignEvent) => {
    preview.tell(event.findings.map(findingText));
    told(event);
  };
  let saved = false;
  const takeUp = async () => {
    for (const each of designed) {
      const taken = await each.takeUp();
      if (taken) tell({ kind: "seen", round: taken, findings: findings() });
    }
    const broken = findings().filter(({ rule }) => faultRules.includes(rule));
    if (broken.length > 0) tell({ kind: "broken", findings: broken });
    return broken.length === 0;
  };
  const lintRest = async (started: number) => {
    let done = true;
    for (const each of designed) done = (await each.lintRest(() => saved)) && done;
    const seconds = (performance.now() - started) / 1000;
    if (done) tell({ kind: "linted", seconds, findings: findings() });
  };
  const round = async () => {
    saved = false;
    const started = performance.now();
    if (await takeUp()) await lintRest(started);
  };
  // Such as a ruleset that cannot be read: the next save tries again.
  const failed = (cause: unknown) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    tell({ kind: "broken", findings: [{ file: "spec", line: 1, rule: "design", message, mend: "" }] });
  };
  let watcher: ReturnType<typeof watch> | undefined;
  let turn = Promise.resolve();
  try {
    const started = performance.now();
    if (await takeUp()) turn = lintRest(started).catch(failed);
    watcher = watch(`${folder}/spec`, { recursive: true }, () => {
      if (saved) return;
      saved = true;
      // An editor writes in more than one step.
      setTimeout(() => (turn = turn.then(round).catch(failed)), settle);
    });
  } catch (cause) {
    await close();
    throw cause;
  }
  const mocks = Object.fromEntries(
    designed.map(({ sources, mock }) => [sources.contract.name, mock?.url ?? ""]),
  );
  return { preview: preview.url, mocks, close };
}

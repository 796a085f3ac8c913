import { readFileSync, watch } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Mock } from "./openMock.ts";
import { readScenario, ScenarioError } from "./Scenario.ts";

const settle = 50;

/**
 * Holds a scenario file on the mocks and follows its changes; a change that cannot be used is told and the one before
 * stays. Throws a `ScenarioError` when the file cannot be used to begin with. Gives what ends the watching.
 */
export function holdScenario(file: string, mocks: readonly Mock[], told: (line: string) => void): () => void {
  const take = () => {
    const scenario = readScenario(
      textOf(file),
      mocks.flatMap((mock) => mock.operations()),
    );
    for (const mock of mocks) mock.hold(scenario);
    const held = [...scenario].map(([id, { status, name }]) => `${id}: ${status}${name ? ` ${name}` : ""}`);
    told(`${file} holds ${held.join(", ") || "nothing"}`);
  };
  take();
  const path = resolve(file);
  let waiting: NodeJS.Timeout | undefined;
  // An editor may put a new file in the place of the old one, so the folder is watched.
  const watcher = watch(dirname(path), (_event, name) => {
    if (name !== basename(path)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      try {
        take();
      } catch (cause) {
        told(`${cause instanceof Error ? cause.message : cause}\nThe scenario before it stays.`);
      }
    }, settle);
  });
  return () => {
    clearTimeout(waiting);
    watcher.close();
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ScenarioError(
      `${file} cannot be read: write it, for example {"getDemand": "insufficientData"}`,
    );
  }
}

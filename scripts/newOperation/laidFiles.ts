import { existsSync, readFileSync } from "node:fs";
import { codeFiles } from "./codeFiles.ts";
import { contractFiles } from "./contractFiles.ts";
import type { Plan } from "./readPlan.ts";

/** A file of a new operation: where it stands from the project's root, its text, and what stands there now. */
export type LaidFile = { file: string; text: string; state: "missing" | "laid" | "foreign" };

/** The files of an operation; one that differs from its text in no more than a formatter changes is laid already. */
export function laidFiles(plan: Plan, folder: string): LaidFile[] {
  const texts = { ...contractFiles(plan, folder), ...codeFiles(plan) };
  return Object.entries(texts).map(([file, text]) => ({
    file,
    text,
    state: stateOf(`${folder}/${file}`, text),
  }));
}

function stateOf(file: string, text: string): LaidFile["state"] {
  if (!existsSync(file)) return "missing";
  const bare = (each: string) => each.replace(/[\s,;()]/g, "");
  return bare(readFileSync(file, "utf8")) === bare(text) ? "laid" : "foreign";
}

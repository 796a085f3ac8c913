import { apiCompare } from "api-smart-diff";
import type { Document, Reference } from "../generate/Document.ts";
import { resolve } from "../generate/resolve.ts";
import { type Change, changeKinds } from "./Change.ts";
import { condensed } from "./condensed.ts";
import { kindOf } from "./kindOf.ts";

type Step = string | number;

/** Every change from one bundle to another, breaking ones first; the same change of several operations is told once. */
export function compareContracts(before: Document, after: Document): Change[] {
  const { diffs, merged } = apiCompare(withoutSharedParts(before), withoutSharedParts(after));
  const changes = new Map<string, Change>();
  for (const diff of diffs) {
    // A component shows in the operations it is part of; its own difference does not say on which side of a call.
    if (diff.path[0] === "components" && diff.path[1] !== "securitySchemes") continue;
    if (diff.path.join("/") === "info/version") continue;
    const kind = kindOf(diff);
    const [place, rest] = split(diff.path);
    const subject = subjectOf(merged, diff.path, rest, diff.before ?? diff.after);
    const what = `${subject}${deed(diff.action, diff.before, diff.after)}`;
    const change = changes.get(`${kind} ${what}`) ?? { kind, what, places: [] };
    if (place && !change.places.includes(place)) change.places.push(place);
    changes.set(`${kind} ${what}`, change);
  }
  const all = condensed([...changes.values()]);
  return changeKinds.flatMap((kind) => all.filter((change) => change.kind === kind));
}

/**
 * A copy in which each operation has its parameters and answers itself: the library does not know on which side of a call
 * stands what it reaches by a reference, and names a parameter by its place then.
 */
function withoutSharedParts(document: Document): Document {
  const copy = structuredClone(document);
  const own = <Part extends object>(part: Part | Reference): Part => structuredClone(resolve(copy, part));
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.parameters) operation.parameters = operation.parameters.map((each) => own(each));
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [status, own(response as object)]),
      );
    }
  }
  return copy;
}

/** The operation of a path of keys, and the path within it. */
function split(path: readonly Step[]): [place: string | undefined, rest: Step[]] {
  if (path[0] !== "paths") return [undefined, [...path]];
  const [, url, method, ...rest] = path;
  return [method === undefined ? String(url) : `${String(method).toUpperCase()} ${url}`, rest];
}

const silent = new Set<Step>([
  "content",
  "application/json",
  "schema",
  "properties",
  "anyOf",
  "allOf",
  "oneOf",
]);

/** What changed, in the words of a caller: `parameter skill maxLength`, `answer 200 data.demand.count`. */
function subjectOf(merged: unknown, path: readonly Step[], rest: readonly Step[], value: unknown): string {
  const [first, second, ...deeper] = rest;
  if (first === undefined) return "the operation";
  // A required property is named by the value, not by its place in the list.
  const named = typeof value === "string" && ["required", "enum"].includes(String(rest.at(-2)));
  if (first === "parameters" && second !== undefined) {
    const at = path.slice(0, path.indexOf("parameters") + 2);
    const { name = second } = (deeper.length === 0 ? value : read(merged, at)) as { name?: Step };
    return [
      "parameter",
      name,
      ...deeper.slice(0, named ? -1 : undefined).filter((step) => step !== "schema"),
    ].join(" ");
  }
  const inside = (steps: readonly Step[]) =>
    steps
      .slice(0, named ? -1 : undefined)
      .filter(
        (step, at) => !silent.has(step) && !(typeof step === "number" && silent.has(steps[at - 1] ?? "")),
      )
      .map((step) => (step === "items" ? "[]" : step))
      .join(".")
      .replaceAll(".[]", "[]");
  if (first === "responses" && second !== undefined) return `answer ${second} ${inside(deeper)}`.trim();
  if (first === "requestBody") return `body ${inside(rest.slice(1))}`.trim();
  return inside(rest);
}

function read(value: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<Step, unknown> | undefined)?.[step], value) ?? {};
}

const plain = (value: unknown) =>
  ["string", "number", "boolean"].includes(typeof value) || Array.isArray(value);
const short = (value: unknown) => JSON.stringify(value)?.replace(/^(.{57}).{4,}$/, "$1…") ?? "nothing";

function deed(action: string, before: unknown, after: unknown): string {
  if (action === "replace" && plain(before) && plain(after)) {
    const [was, is] = fromDifference(before, after);
    return `: ${short(was)} → ${short(is)}`;
  }
  if (action === "add") return plain(after) ? ` added: ${short(after)}` : " added";
  if (action === "remove") return plain(before) ? ` removed: ${short(before)}` : " removed";
  return " changed";
}

/** Long texts from a little before where they part, so that the difference is in what is shown of them. */
function fromDifference(before: unknown, after: unknown): [unknown, unknown] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf(" ", same - 20);
  return start > 0 ? [`…${before.slice(start)}`, `…${after.slice(start)}`] : [before, after];
}

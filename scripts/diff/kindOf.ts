import type { Diff } from "api-smart-diff";
import type { ChangeKind } from "./Change.ts";

type Path = readonly (string | number)[];

const wordsOnly = [
  "summary",
  "description",
  "example",
  "examples",
  "tags",
  "info",
  "externalDocs",
  "servers",
];

/**
 * What a difference means: as the library says, but where it is told nothing of our extensions or is more lenient to
 * answers than their readers are.
 */
export function kindOf({ type, action, path, before, after }: Diff): ChangeKind {
  if (path.some((step) => typeof step === "string" && step.startsWith("x-")))
    return ofExtension(path, before, after);
  const last = path.at(-1);
  if (last === "operationId") return "breaking";
  if (path.includes("security") || path.includes("securitySchemes"))
    return isEmpty(after) ? "additive" : "breaking";
  if (path.some((step, at) => wordsOnly.includes(String(step)) && path[at - 1] !== "properties"))
    return "documentation";
  if (path.includes("responses")) {
    if (action === "remove" && path.at(-2) === "properties") return "breaking";
    if (last === "const" || (action === "replace" && path.at(-2) === "enum")) return "breaking";
    if (last === "required" && before === true) return "breaking";
    if (last === "type") return narrower(before, after) ? "additive" : "breaking";
  } else if (last === "pattern" && takesEmptyToo(before, after)) return "additive";
  // What is assumed when nothing is sent: another value breaks callers, one that is only no longer told does not.
  else if (last === "default" && action === "remove") return "documentation";
  if (type === "breaking" || type === "unclassified") return "breaking";
  return type === "non-breaking" ? "additive" : "documentation";
}

/** Whether every value of the type it is now was one of the type it was. */
function narrower(before: unknown, after: unknown): boolean {
  const types = (value: unknown) => [value].flat();
  const was = types(before).flatMap((each) => (each === "number" ? ["number", "integer"] : [each]));
  return types(after).every((each) => was.includes(each));
}

/** Whether a pattern takes what it took and an empty text: its last repetition may now be of nothing. */
function takesEmptyToo(before: unknown, after: unknown): boolean {
  if (typeof before !== "string" || !/[^\\]\+\$$/.test(before)) return false;
  return after === `${before.slice(0, -2)}*$`;
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Extensions say what is checked and charged: more of a limit is additive, what asks or costs more breaks callers. */
function ofExtension(path: Path, before: unknown, after: unknown): ChangeKind {
  const last = path.at(-1);
  const rises = typeof before === "number" && typeof after === "number" && after > before;
  if (last === "x-call-units" || last === "x-level") return rises ? "breaking" : "additive";
  if (["maxItems", "maxCount", "maxNames", "countries", "max"].includes(String(last)) && rises)
    return "additive";
  if (path.includes("x-exclusive") || path.includes("x-requires") || path.includes("x-location")) {
    return after === undefined || after === false ? "additive" : "breaking";
  }
  if (path.includes("x-role") || path.includes("x-list") || path.includes("x-facet")) {
    if (
      before === undefined &&
      path.some((step) => step === "names" || step === "aliases" || step === "prefixes")
    )
      return "additive";
    return after === undefined || after === false ? "additive" : "breaking";
  }
  if (path.includes("x-window") || path.includes("x-entity") || path.includes("x-filter")) return "breaking";
  return "documentation";
}

import type { Document } from "../generate/Document.ts";
import { nearest } from "../mock/nearest.ts";
import { operationsOf } from "../mock/operationsOf.ts";
import { type LaidFile, laidFiles } from "./laidFiles.ts";
import { subjects } from "./subjects.data.ts";

/** What was asked for on the command line. */
export type Wish = { path: string; name?: string; tag?: string; level?: string };

/** A new operation: `stem` is its name without `get`, `measure` the function behind it, `subject` the measure's folder. */
export type Plan = {
  path: string;
  operationId: string;
  stem: string;
  measure: string;
  summary: string;
  tag: string;
  tagFolder: string;
  subject: string;
  level: number;
};

/** An operation that cannot be laid; the message says what to give instead. */
export class PlanError extends Error {}

/**
 * Makes a plan of a wish, or throws a `PlanError`; `folder` is the project's root. An operation that a run which was
 * ended has laid, and that nobody has written in yet, may be laid again.
 */
export function readPlan(wish: Wish, document: Document, folder: string): Plan {
  const path = readPath(wish.path);
  const there = operationsOf(document).find((operation) => operation.path === path);
  const operationId = readName(wish.name ?? nameOf(path));
  const tag = readTag(wish.tag ?? tagOf(path, document));
  const level = Number(wish.level ?? 1);
  if (![1, 2, 3].includes(level)) throw new PlanError(`${wish.level} is no level: give --level 1, 2 or 3.`);
  const stem = operationId.slice("get".length);
  const measure = `${stem.charAt(0).toLowerCase()}${stem.slice(1)}`;
  const subject = subjects[tag] ?? "";
  const words = stem.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  const summary = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const tagFolder = tag.replaceAll(" ", "-");
  const plan = { path, operationId, stem, measure, summary, tag, tagFolder, subject, level };
  const files = laidFiles(plan, folder);
  if (there && !files.every(({ state }) => state === "laid"))
    throw new PlanError(`${path} is there already: it is ${there.operationId}.`);
  if (!there) refuseTaken(plan, document, files);
  return plan;
}

/** An operation, a summary or a measure of another path has the name. */
function refuseTaken(
  { operationId, summary, subject, measure }: Plan,
  document: Document,
  files: LaidFile[],
): void {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const named = operationsOf(document).find((operation) => same(operation.operationId, operationId));
  if (named)
    throw new PlanError(
      `${named.operationId} is the name of ${named.path} already: give another one with --name.`,
    );
  const taken = summaries(document).find((each) => same(each, summary));
  if (taken) throw new PlanError(`An operation is already called ${taken}: give another --name.`);
  if (files.some(({ file, state }) => state === "foreign" && file.endsWith(`/src/${subject}/${measure}.ts`)))
    throw new PlanError(
      `There is a measure ${subject}/${measure}.ts already: give the operation another --name.`,
    );
}

function readPath(path: string): string {
  if (!/^\/v\d+(\/[a-z][a-z0-9]*)+$/.test(path)) {
    throw new PlanError(
      `${path} is no path for an operation: write it like /v1/lmi/vacancies, with a version, lower-case letters and digits, and no slash at the end.`,
    );
  }
  return path;
}

function readName(name: string): string {
  if (!/^get[A-Z][A-Za-z0-9]{2,40}$/.test(name)) {
    throw new PlanError(`${name} is no name for an operation: write it like getVacancies, with --name.`);
  }
  return name;
}

function readTag(tag: string | undefined): string {
  const tags = Object.keys(subjects);
  if (tag !== undefined && tag in subjects) return tag;
  const near = tag === undefined ? undefined : nearest(tag, tags);
  const problem = tag === undefined ? "Say where it belongs with --tag" : `${tag} is no tag of measures`;
  throw new PlanError(
    `${problem}${near ? `; did you mean --tag "${near}"?` : `: one of ${tags.join(", ")}.`}`,
  );
}

/** `/v1/lmi/vacancies` becomes `getVacancies`. */
function nameOf(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  return `get${last.charAt(0).toUpperCase()}${last.slice(1)}`;
}

/** The tag most of the neighbours of a path have. */
function tagOf(path: string, document: Document): string | undefined {
  const start = path.split("/").slice(0, 3).join("/");
  const tags = Object.entries(document.paths)
    .filter(([other]) => other.startsWith(`${start}/`))
    .flatMap(([, { get }]) => (get && get.tags[0] in subjects ? [get.tags[0]] : []));
  const counts = [...Map.groupBy(tags, (tag) => tag)].sort(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0];
}

function summaries({ paths }: Document): string[] {
  return Object.values(paths).flatMap((item) => Object.values(item).map(({ summary }) => summary));
}

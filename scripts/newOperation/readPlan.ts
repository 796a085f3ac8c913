import { existsSync } from "node:fs";
import type { Document } from "../generate/Document.ts";
import { nearest } from "../mock/nearest.ts";
import { operationsOf } from "../mock/operationsOf.ts";
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

/** Makes a plan of a wish, or throws a `PlanError`; `folder` is the project's root. */
export function readPlan(wish: Wish, document: Document, folder: string): Plan {
  const path = readPath(wish.path, document);
  const operationId = readName(wish.name ?? nameOf(path), document);
  const tag = readTag(wish.tag ?? tagOf(path, document));
  const level = Number(wish.level ?? 1);
  if (![1, 2, 3].includes(level)) throw new PlanError(`${wish.level} is no level: give --level 1, 2 or 3.`);
  const stem = operationId.slice("get".length);
  const measure = `${stem.charAt(0).toLowerCase()}${stem.slice(1)}`;
  const subject = subjects[tag] ?? "";
  if (existsSync(`${folder}/packages/analytics/src/${subject}/${measure}.ts`)) {
    throw new PlanError(
      `There is a measure ${subject}/${measure}.ts already: give the operation another --name.`,
    );
  }
  const words = stem.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  const summary = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const taken = summaries(document).find((each) => each.toLowerCase() === words);
  if (taken) throw new PlanError(`An operation is already called ${taken}: give another --name.`);
  return {
    path,
    operationId,
    stem,
    measure,
    summary,
    tag,
    tagFolder: tag.replaceAll(" ", "-"),
    subject,
    level,
  };
}

function readPath(path: string, document: Document): string {
  if (!/^\/v\d+(\/[a-z][a-z0-9]*)+$/.test(path)) {
    throw new PlanError(
      `${path} is no path for an operation: write it like /v1/lmi/vacancies, with a version, lower-case letters and digits, and no slash at the end.`,
    );
  }
  const [there] = operationsOf(document).filter((operation) => operation.path === path);
  if (there) throw new PlanError(`${path} is there already: it is ${there.operationId}.`);
  return path;
}

function readName(name: string, document: Document): string {
  if (!/^get[A-Z][A-Za-z0-9]{2,40}$/.test(name)) {
    throw new PlanError(`${name} is no name for an operation: write it like getVacancies, with --name.`);
  }
  const there = operationsOf(document).find(
    ({ operationId }) => operationId.toLowerCase() === name.toLowerCase(),
  );
  if (there)
    throw new PlanError(
      `${there.operationId} is the name of ${there.path} already: give another one with --name.`,
    );
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

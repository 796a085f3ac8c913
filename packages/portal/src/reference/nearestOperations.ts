import type { ApiDocument } from "./toReferenceDocument.ts";

/** How alike a name must be to be told, from 0 to 1, and how near the nearest one. */
const leastAlike = 0.4;
const besideNearest = 0.75;
const most = 3;

/**
 * Summaries of the operations that a name which is none of them may mean, the nearest first, at most three: it is held
 * against each operation's summary, id in the contract and path. Undefined when the name is an operation's summary.
 */
export function nearestOperations({ paths }: ApiDocument, name: string): string[] | undefined {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ summary, operationId = "" }) =>
      summary === undefined ? [] : [{ summary, known: [summary, operationId, path] }],
    ),
  );
  if (operations.some(({ summary }) => summary === name)) return undefined;
  const found = operations
    .map(({ summary, known }) => ({ summary, score: Math.max(...known.map((own) => likeness(name, own))) }))
    .filter(({ score }) => score >= leastAlike)
    .sort((one, other) => other.score - one.score);
  const least = (found[0]?.score ?? 0) * besideNearest;
  return found
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .map(({ summary }) => summary);
}

/** The Sørensen-Dice coefficient of two names' pairs of neighbouring letters and digits: 1 for the same, 0 for none. */
function likeness(one: string, other: string): number {
  const left = pairs(one);
  const right = pairs(other);
  if (left.size + right.size === 0) return 0;
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}

function pairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return new Set(
    Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

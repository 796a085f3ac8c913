import { dirname, resolve } from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A `$ref` to another file, with the line it stands on. */
export type FileReference = { target: string; line: number };

/** One parsed file of a contract: the files it refers to, and its first error of form if it has one. */
export type Source = {
  refs: FileReference[];
  error?: { line: number; message: string };
  value: unknown;
  /** The line a path of keys stands on, or the nearest one above it that is there. */
  lineOf: (path: readonly (string | number)[]) => number;
};

/** Parses a file of a contract; broken YAML is told, not thrown. */
export function parseSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number | undefined) => lines.linePos(offset ?? 0).line;
  const refs: FileReference[] = [];
  visit(document, {
    Pair(_key, pair) {
      if (!isScalar(pair.key) || pair.key.value !== "$ref" || !isScalar(pair.value)) return;
      const target = String(pair.value.value).split("#")[0];
      if (target) refs.push({ target: resolve(dirname(file), target), line: lineAt(pair.value.range?.[0]) });
    },
  });
  const [problem] = document.errors;
  const error = problem && {
    line: lineAt(problem.pos[0]),
    message: problem.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? problem.message,
  };
  return {
    refs,
    ...(error ? { error } : {}),
    value: error ? undefined : document.toJS(),
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
        if (node?.range) return lineAt(node.range[0]);
      }
      return 1;
    },
  };
}

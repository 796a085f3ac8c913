import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Contract } from "../generate/contracts.ts";
import { nearest } from "../mock/nearest.ts";
import type { Finding } from "./Finding.ts";
import { parseSource, type Source } from "./parseSource.ts";

/** The files of one contract, parsed once and again when they change. */
export class Sources {
  readonly contract: Contract;
  private readonly base: string;
  private readonly stamps = new Map<string, string>();
  private readonly parsed = new Map<string, Source>();

  /** `folder` is the project's root, from which files are named. */
  constructor(contract: Contract, folder: string) {
    this.contract = contract;
    this.base = folder;
  }

  /** Reads what has changed on disk since the last call; gives those files, the removed ones among them. */
  refresh(): Set<string> {
    const changed = new Set<string>();
    const there = new Set<string>();
    const folder = dirname(this.contract.source);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".yaml")) continue;
      const file = `${entry.parentPath}/${entry.name}`;
      const { mtimeMs, size } = statSync(file);
      there.add(file);
      if (this.stamps.get(file) === `${mtimeMs} ${size}`) continue;
      this.stamps.set(file, `${mtimeMs} ${size}`);
      this.parsed.set(file, parseSource(file, readFileSync(file, "utf8")));
      changed.add(file);
    }
    for (const file of this.parsed.keys()) {
      if (there.has(file)) continue;
      this.parsed.delete(file);
      this.stamps.delete(file);
      changed.add(file);
    }
    return changed;
  }

  /** What keeps the contract from being bundled: broken YAML, empty files and references to files that are not there. */
  faults(): Finding[] {
    const found: Finding[] = [];
    for (const [file, { error, refs, value }] of this.parsed) {
      const name = relative(this.base, file);
      if (value === null)
        found.push({
          file: name,
          line: 1,
          rule: "yaml",
          message: "the file is empty",
          mend: "write what it is named for, or take the file and every $ref to it away",
        });
      if (error)
        found.push({
          file: name,
          line: error.line,
          rule: "yaml",
          message: error.message,
          mend: "mend the YAML on this line or the one above",
        });
      for (const { target, line } of refs)
        if (!this.parsed.has(target)) found.push(this.missing(name, line, target));
    }
    return found;
  }

  /** Files that the root document does not reach: what stands in them is in no bundle. */
  strays(): Finding[] {
    const reached = new Set<string>();
    const reach = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const { target } of this.parsed.get(file)?.refs ?? []) reach(target);
    };
    reach(this.contract.source);
    const folder = dirname(this.contract.source);
    return [...this.parsed.keys()]
      .filter((file) => !reached.has(file))
      .map((file) => ({
        file: relative(this.base, file),
        line: 1,
        rule: "unused-file",
        message: "no $ref leads to this file, so it is not in the contract",
        mend: file.startsWith(`${folder}/paths/`)
          ? `write its path with a $ref to it in ${relative(this.base, this.contract.source)}, or take the file away`
          : "write a $ref to it where it belongs, or take the file away",
      }));
  }

  private missing(file: string, line: number, target: string): Finding {
    const siblings = [...this.parsed.keys()].filter((other) => dirname(other) === dirname(target));
    const near = nearest(target, siblings);
    const name = relative(this.base, target);
    return {
      file,
      line,
      rule: "reference",
      message: `the $ref names ${name}, which is not there`,
      mend: near
        ? `write the file, or did you mean ${relative(this.base, near)}?`
        : "write the file, or mend the $ref",
    };
  }

  /** The file of each path, in the contract's order. */
  paths(): Map<string, string> {
    const root = this.parsed.get(this.contract.source);
    const items = (root?.value as { paths?: Record<string, { $ref?: string }> } | undefined)?.paths ?? {};
    const folder = dirname(this.contract.source);
    return new Map(Object.entries(items).map(([path, { $ref = "" }]) => [path, `${folder}/${$ref}`]));
  }

  /** The paths that are made of at least one of the files, those whose own file it is first. */
  affected(files: ReadonlySet<string>): string[] {
    const paths = [...this.paths()];
    const own = paths.filter(([, file]) => files.has(file));
    const others = paths.filter(([, file]) => !files.has(file) && this.reaches(file, files, new Set()));
    return [...own, ...others].map(([path]) => path);
  }

  private reaches(file: string, files: ReadonlySet<string>, seen: Set<string>): boolean {
    if (files.has(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return (this.parsed.get(file)?.refs ?? []).some(({ target }) => this.reaches(target, files, seen));
  }

  /** The file of a component of the bundle, which is named after it. */
  fileOf(kind: string, name: string): string | undefined {
    const folder = `${dirname(this.contract.source)}/${kind}/`;
    return [...this.parsed.keys()].find((file) => file.startsWith(folder) && file.endsWith(`/${name}.yaml`));
  }

  /** The line on which a path of keys stands in a file; 1 when nothing of it is there. */
  lineOf(file: string, path: readonly (string | number)[]): number {
    return this.parsed.get(file)?.lineOf(path) ?? 1;
  }
}

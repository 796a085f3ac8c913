import { readFileSync } from "node:fs";
import { bundledDocument } from "../generate/bundle.ts";
import type { Contract } from "../generate/contracts.ts";
import type { Document } from "../generate/Document.ts";
import { type Mock, openMock } from "../mock/openMock.ts";
import type { Answering } from "../threads/workers.ts";
import type { CodeAnswer, CodeRequest } from "./codeWorker.ts";
import type { Finding } from "./Finding.ts";
import type { Diagnostic, LintRequest } from "./lintWorker.ts";
import type { Preview } from "./openPreview.ts";
import { Sources } from "./Sources.ts";
import { skeleton, sliceDocument } from "./sliceDocument.ts";
import { rootWithPaths, toFinding } from "./toFinding.ts";

/** What all contracts are worked on with; `folder` is the project's root or a copy of it. */
export type Workshop = {
  folder: string;
  generated: string;
  preview: Preview;
  lint: Answering<LintRequest, Diagnostic[]>;
  code: Answering<CodeRequest, CodeAnswer>;
};

/** What became of one save: milliseconds from its beginning to the end of each stage, and what is to be mended. */
export type Round = {
  contract: string;
  files: string[];
  stages: Record<string, number>;
  linted: number;
  of: number;
};

/** Operations looked at before anything is told; the others follow. */
const firstLook = 4;
const batch = 10;

/** One contract under the designer's hands: its sources, its mock, and what there is to mend in it. */
export class DesignedContract {
  readonly sources: Sources;
  mock: Mock | undefined;
  private readonly workshop: Workshop;
  private readonly port: number;
  private document: Document | undefined;
  private unbuilt = new Set<string>();
  private faults: Finding[] = [];
  private readonly byPath = new Map<string, Finding[]>();
  private readonly unlinted = new Set<string>();

  constructor(contract: Contract, workshop: Workshop, port: number) {
    this.sources = new Sources(contract, workshop.folder);
    this.workshop = workshop;
    this.port = port;
  }

  /** Everything to mend, each once: what stops the bundle, or what the rules say. */
  findings(): Finding[] {
    const all = this.faults.length > 0 ? this.faults : [...this.byPath.values()].flat();
    const once = new Map(all.map((each) => [`${each.file}:${each.line} ${each.rule} ${each.message}`, each]));
    return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  }

  /** Takes up what was saved since the last call; undefined when nothing was, or when it cannot be bundled yet. */
  async takeUp(): Promise<Round | undefined> {
    const started = performance.now();
    for (const file of this.sources.refresh()) this.unbuilt.add(file);
    if (this.unbuilt.size === 0) return undefined;
    const document = await this.bundle();
    if (document === undefined) return undefined;
    const files = [...this.unbuilt];
    const touched = this.touched(document);
    this.unbuilt = new Set();
    const before = this.document;
    this.document = document;
    const stages: Record<string, number> = {};
    const lap = (stage: string) => (stages[stage] = performance.now() - started);
    const servers = [{ url: this.mock?.url ?? `http://127.0.0.1:${this.port}`, description: "The mock." }];
    // What is tried in the preview is sent to the mock beside it.
    this.workshop.preview.show(this.sources.contract.name, Object.assign({ ...document }, { servers }));
    lap("bundle and preview");
    for (const path of Object.keys(before?.paths ?? {})) if (!document.paths[path]) this.byPath.delete(path);
    for (const path of touched) this.unlinted.add(path);
    await Promise.all([
      this.lint(touched.slice(0, firstLook)).then(() => lap("lint")),
      this.serve(document, touched).then(() => lap("mocks")),
      this.generate(document).then(() => lap("types and hooks")),
    ]);
    const of = Object.keys(document.paths).length;
    return { contract: this.sources.contract.name, files, stages, linted: of - this.unlinted.size, of };
  }

  /** Lints what is left, a few operations at a time, until `interrupted`; tells whether everything is done. */
  async lintRest(interrupted: () => boolean): Promise<boolean> {
    while (this.unlinted.size > 0 && !interrupted()) await this.lint([...this.unlinted].slice(0, batch));
    return this.unlinted.size === 0;
  }

  private async bundle(): Promise<Document | undefined> {
    this.faults = this.sources.faults();
    if (this.faults.length > 0) return undefined;
    try {
      return await bundledDocument(this.sources.contract);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      const file = `spec/${this.sources.contract.name}/openapi.yaml`;
      this.faults = [{ file, line: 1, rule: "bundle", message, mend: "" }];
      return undefined;
    }
  }

  /** The paths that may differ from before; all of them when what they share outside of their files differs. */
  private touched(document: Document): string[] {
    const shared = ({ paths: _paths, components, info: _info, ...rest }: Document) =>
      JSON.stringify([rest, components?.securitySchemes]);
    const all = Object.keys(document.paths);
    if (this.document === undefined || shared(this.document) !== shared(document)) return all;
    const known = this.document.paths;
    const affected = this.sources.affected(this.unbuilt);
    const fresh = all.filter((path) => known[path] === undefined);
    // The root has no path of its own: any one shows what its rules find.
    const any = this.unbuilt.has(this.sources.contract.source) ? all.slice(0, 1) : [];
    return [...new Set([...affected, ...fresh, ...any])];
  }

  private async lint(paths: readonly string[]): Promise<void> {
    const { document, sources, workshop } = this;
    const { name, source } = sources.contract;
    if (document === undefined || paths.length === 0) return;
    const found = await workshop.lint.ask({
      ruleset: `${workshop.folder}/.spectral.yaml`,
      file: source,
      bundle: `${workshop.folder}/generated/${name}/openapi.yaml`,
      source: rootWithPaths(readFileSync(source, "utf8"), document, paths),
      slice: JSON.stringify(sliceDocument(document, paths)),
      whole: JSON.stringify(skeleton(document)),
    });
    for (const path of paths) this.unlinted.delete(path);
    // What concerns no path in particular is told by every batch, so it is kept apart.
    const byPath = Map.groupBy(found, ({ path }) =>
      path[0] === "paths" && paths.includes(String(path[1])) ? String(path[1]) : "",
    );
    for (const path of ["", ...paths]) {
      this.byPath.set(
        path,
        (byPath.get(path) ?? []).map((each) => toFinding(each, sources, workshop.folder)),
      );
    }
  }

  private async serve(document: Document, paths: readonly string[]): Promise<void> {
    if (this.mock) await this.mock.serve(document, paths);
    else this.mock = await openMock(document, this.port);
  }

  private async generate(document: Document): Promise<void> {
    const { generated } = this.workshop;
    await this.workshop.code.ask({ document, contract: this.sources.contract.name, generated });
  }
}

import * as fs from "node:fs";
import spectral, { type ISpectralDiagnostic, type Ruleset } from "@stoplight/spectral-core";
import parsers from "@stoplight/spectral-parsers";
import { createHttpAndFileResolver } from "@stoplight/spectral-ref-resolver";
import { bundleAndLoadRuleset } from "@stoplight/spectral-ruleset-bundler/with-loader";
import { answerRequests } from "../threads/workers.ts";

/**
 * What to lint of a contract: `source`, the root document's text with the paths to look at; `slice`, the bundle of
 * the same paths; `whole`, all operations with their names alone. `ruleset` is the file of the rules.
 */
export type LintRequest = {
  ruleset: string;
  file: string;
  bundle: string;
  source: string;
  slice: string;
  whole: string;
};

/** What Spectral found: in a file of the source by line, or in the bundle by path. */
export type Diagnostic = {
  rule: string;
  message: string;
  path: (string | number)[];
  file?: string;
  line: number;
  bundled: boolean;
};

/** Rules that see a whole contract, and those the source cannot be held against. */
const comparing = ["operation-name-unique", "operation-summary-unique", "operation-tag-defined"];
const ofBundle = ["oas3-schema", "schemas-named", "values-bounded"];
const rulesets = new Map<string, Promise<Ruleset>>();

answerRequests(async (request: LintRequest): Promise<Diagnostic[]> => {
  const rules = await ruleset(request.ruleset);
  const source = await lint(rules.fromSource(request.file), request.source, request.file);
  const bundle = rules.fromSource(request.bundle);
  const slice = await lint(only(bundle, ofBundle), request.slice, request.bundle);
  const whole = await lint(only(bundle, comparing), request.whole, request.bundle);
  return [
    ...source.map((found) => diagnostic(found, false)),
    ...[...slice, ...whole].map((found) => diagnostic(found, true)),
  ];
});

function ruleset(file: string): Promise<Ruleset> {
  const loaded = rulesets.get(file) ?? bundleAndLoadRuleset(file, { fs, fetch });
  rulesets.set(file, loaded);
  // What cannot be read may be mended until it is asked for again.
  loaded.catch(() => rulesets.delete(file));
  return loaded;
}

/** The ruleset with only these of its rules on. */
function only(rules: Ruleset, names: readonly string[]): Ruleset {
  for (const [name, rule] of Object.entries(rules.rules)) rule.enabled = names.includes(name);
  return rules;
}

async function lint(rules: Ruleset, text: string, file: string): Promise<ISpectralDiagnostic[]> {
  // A resolver remembers the files it has read.
  const linter = new spectral.Spectral({ resolver: createHttpAndFileResolver() });
  linter.setRuleset(rules);
  const found = await linter.run(new spectral.Document(text, parsers.Yaml, file), {
    ignoreUnknownFormat: true,
  });
  return found.filter(({ severity }) => severity <= 1);
}

function diagnostic(
  { code, message, path, source, range }: ISpectralDiagnostic,
  bundled: boolean,
): Diagnostic {
  return {
    rule: String(code),
    message,
    path: [...path],
    ...(source && !bundled ? { file: source } : {}),
    line: range.start.line + 1,
    bundled,
  };
}

import { readSnippets } from "../client/readSnippets.ts";

const strict = { target: "es2022", strict: true, skipLibCheck: false, noUncheckedIndexedAccess: true };

/** tsconfig.json of a Node program; what it emits goes to `built/`. */
export function programConfiguration(moduleResolution: string): string {
  const module = moduleResolution === "nodenext" ? "nodenext" : "esnext";
  const options = { ...strict, module, moduleResolution, types: ["node"], lib: ["es2023"], outDir: "built" };
  return JSON.stringify({ compilerOptions: options, include: ["*.ts"] });
}

/** tsconfig.json of the page about hooks, for another resolution than the bundlers'. */
export function screenConfiguration(moduleResolution: string): string {
  const { compilerOptions } = JSON.parse(readSnippets("hooks.md").get("tsconfig.json") ?? "{}");
  const module = moduleResolution === "nodenext" ? "nodenext" : compilerOptions.module;
  return JSON.stringify({ compilerOptions: { ...compilerOptions, module, moduleResolution } });
}

/** The files of the app that the page about hooks builds; all of its named snippets. */
export const screenFiles = [
  "tsconfig.json",
  "vite.config.ts",
  "index.html",
  "main.tsx",
  "token.ts",
  "DemandFigure.tsx",
  "sentence.ts",
  "worthRetrying.ts",
];

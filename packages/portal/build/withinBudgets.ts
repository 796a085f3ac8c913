import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import budgets from "../budgets.json" with { type: "json" };

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Fails the build when a screen loads more script than budgets.json allows, or a package where it must not be. */
export function withinBudgets(): Plugin {
  return {
    name: "within-budgets",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const screen of budgets.screens) {
          const chunks = chunksOf(bundle, screen.loads);
          const bytes = chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
          const text = `${screen.name}: ${bytes} of ${screen.maximum} ${budgets.unit}`;
          if (bytes > screen.maximum) this.error(`Over budget, ${text} (budgets.json).`);
          this.info(text);
          for (const { package: name, screens } of budgets.onlyOn)
            if (!screens.includes(screen.name) && chunks.some((chunk) => holds(chunk, name)))
              this.error(`The screen ${screen.name} loads ${name}, which budgets.json keeps from it.`);
        }
      },
    },
  };
}

/** The entry, what the screen loads besides, and everything these import. */
function chunksOf(bundle: Bundle, loads: string[]): Chunk[] {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === "chunk");
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.find((other) => other.fileName === file));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  for (const file of loads) {
    const chunk = chunks.find((other) => other.facadeModuleId?.endsWith(file));
    if (chunk === undefined) throw new Error(`budgets.json names ${file}, which is no chunk of its own.`);
    add(chunk);
  }
  return [...found];
}

function holds(chunk: Chunk, name: string): boolean {
  return chunk.moduleIds.some((id) => id.includes(`/node_modules/${name}/`));
}

import { assemble } from "../assembly/assemble.ts";
import { ColumnMemory, isColumn } from "./ColumnMemory.ts";
import type { IndexImage } from "./IndexImage.ts";
import { kindOf, type Section } from "./Section.ts";

/** An index that can be asked: its columns are in one memory, and the kernels that read it are assembled. */
export type LoadedIndex = IndexImage & { columns: WebAssembly.Memory; kernels: WebAssembly.Module };

/** Moves the columns of an index just built into one memory; the image's own ones are let go one by one. */
export async function loadIndex({ meta, sections }: IndexImage): Promise<LoadedIndex> {
  const names = [...sections.keys()].filter(isColumn);
  const memory = new ColumnMemory(names.map((name) => (sections.get(name) as Section).byteLength));
  for (const name of names) {
    const built = sections.get(name) as Section;
    const section = memory.allocate(kindOf(built), built.length);
    section.set(built);
    sections.set(name, section);
  }
  return { meta, sections, columns: memory.memory, kernels: await assemble() };
}

import { assemble } from "../assembly/assemble.ts";
import { ColumnMemory, isColumn } from "./ColumnMemory.ts";
import type { IndexImage } from "./IndexImage.ts";
import { kindOf } from "./Section.ts";

/** An index that can be asked: its columns are in one memory, and the kernels that read it are assembled. */
export type LoadedIndex = IndexImage & { columns: WebAssembly.Memory; kernels: WebAssembly.Module };

/** Moves the columns of an index just built into one memory; the image's own ones are let go one by one. */
export async function loadIndex({ meta, sections }: IndexImage): Promise<LoadedIndex> {
  const columns = [...sections].filter(([name]) => isColumn(name));
  const memory = new ColumnMemory(columns.map(([, { byteLength }]) => byteLength));
  for (const [name] of columns.splice(0)) {
    const built = sections.get(name);
    if (!built) continue;
    const section = memory.allocate(kindOf(built), built.length);
    section.set(built);
    sections.set(name, section);
  }
  return { meta, sections, columns: memory.memory, kernels: await assemble() };
}

import { mostPages, pageBytes } from "../assembly/assemble.ts";
import { openMemory } from "../assembly/openMemory.ts";
import { aligned } from "./header.ts";
import { type Section, type SectionKind, sectionArray, sectionKinds } from "./Section.ts";

/** The last part of the names of sections of rows that kernels read. */
const read = new Set(["id", "values", "codes", "offsets", "firstSeen", "lastSeen", "stay", "weight", "bits"]);

/** Whether kernels read a section: what runs and rows have. The words of rows, and lists of rows, are read without them. */
export function isColumn(name: string): boolean {
  const [, of, ...parts] = name.split(".");
  if (of === "runs") return true;
  return read.has(parts.at(-1) ?? of ?? "") && !parts.includes("lists") && of !== "words";
}

/** The memory of the columns of an index, which kernels of all threads read. */
export class ColumnMemory {
  readonly memory: WebAssembly.Memory;
  #top = 0;

  /** For sections of so many bytes. */
  constructor(sizes: readonly number[]) {
    const bytes = sizes.reduce((sum, size) => sum + aligned(size), 0);
    const pages = Math.max(1, Math.ceil(bytes / pageBytes));
    if (pages > mostPages.columns) {
      throw new Error(
        `The columns of the index take ${Math.ceil(bytes / 2 ** 30)} GB, of which the engine reads 16 at most: serve this market with ENGINE=duckdb.`,
      );
    }
    // TypeScript knows memories of 4 gigabytes only, whose pages are counted in ordinary numbers.
    const described = {
      address: "i64",
      initial: BigInt(pages),
      maximum: BigInt(pages),
      shared: true,
    };
    this.memory = openMemory(described as unknown as WebAssembly.MemoryDescriptor);
  }

  /** The next section, all zeros. */
  allocate(kind: SectionKind, length: number): Section {
    const at = this.#top;
    this.#top = aligned(at + length * sectionKinds[kind].BYTES_PER_ELEMENT);
    return sectionArray(kind, this.memory.buffer, at, length);
  }
}

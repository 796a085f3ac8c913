import openAssembler from "wabt";
import { textsOf } from "./Kernel.ts";
import { kernels } from "./kernels.ts";

/** Pages of a memory are of 64 kB. */
export const pageBytes = 2 ** 16;

/** Most pages of the columns' memory, 16 gigabytes, and of a thread's own ones, 4. */
export const mostPages = { columns: 2 ** 18, calls: 2 ** 16, counts: 2 ** 16 };

let assembled: Promise<WebAssembly.Module> | undefined;

/** The kernels as a module, assembled once in a process; its memories are described in `Machine.ts`. */
export function assemble(): Promise<WebAssembly.Module> {
  assembled ??= assembleNow();
  return assembled;
}

async function assembleNow(): Promise<WebAssembly.Module> {
  const text = `(module
    (import "memory" "columns" (memory $columns i64 1 ${mostPages.columns} shared))
    (import "memory" "calls" (memory $calls 1 ${mostPages.calls} shared))
    (import "memory" "counts" (memory $counts 1 ${mostPages.counts} shared))
    ${Object.entries(kernels)
      .flatMap(([name, kernel]) => textsOf(name, kernel))
      .join("\n")})`;
  const assembler = await openAssembler();
  // The assembler's types do not know several memories, which it does.
  const features = { threads: true, memory64: true, multi_memory: true };
  const parsed = assembler.parseWat("kernels.wat", text, features);
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return compile(Uint8Array.from(buffer));
}

/** Compiles a module; throws an error that says what to do where this Node cannot. */
export async function compile(bytes: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new Error(
      `Node ${process.version} cannot compile the engine's kernels, which need several memories and 64-bit addresses, as Node 24 has them. Start with pnpm, which brings it, or serve with ENGINE=duckdb.`,
      { cause },
    );
  }
}

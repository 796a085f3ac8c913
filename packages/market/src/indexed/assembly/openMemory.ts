/** A memory for kernels; throws an error that says what to do where the system does not give it. */
export function openMemory(described: WebAssembly.MemoryDescriptor): WebAssembly.Memory {
  try {
    return new WebAssembly.Memory(described);
  } catch (cause) {
    throw new Error(
      "The system does not give the engine the memory it asks for, most of which are addresses alone: raise the limit of virtual memory (ulimit -v) or free some, or serve this market with ENGINE=duckdb.",
      { cause },
    );
  }
}

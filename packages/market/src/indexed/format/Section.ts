/** Element kinds of a section; every number is little-endian. */
export const sectionKinds = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

export type SectionKind = keyof typeof sectionKinds;

/** The array of a section, on memory that every worker shares. */
export type Section = Codes | Int32Array;

/** Whole numbers from 0 in as few bytes as the largest needs; f64 beyond 32 bits. */
export type Codes = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The array of each kind. */
type SectionOf = { u8: Uint8Array; u16: Uint16Array; u32: Uint32Array; i32: Int32Array; f64: Float64Array };

/** An array of a kind on memory, from a byte on. */
export function sectionArray<K extends SectionKind>(
  kind: K,
  memory: ArrayBufferLike,
  start: number,
  length: number,
): SectionOf[K] {
  const make: { [Kind in SectionKind]: () => SectionOf[Kind] } = {
    u8: () => new Uint8Array(memory, start, length),
    u16: () => new Uint16Array(memory, start, length),
    u32: () => new Uint32Array(memory, start, length),
    i32: () => new Int32Array(memory, start, length),
    f64: () => new Float64Array(memory, start, length),
  };
  return make[kind]();
}

/** An array of a kind on shared memory of its own, all zeros. */
export function allocate<K extends SectionKind>(kind: K, length: number): SectionOf[K] {
  const memory = new SharedArrayBuffer(length * sectionKinds[kind].BYTES_PER_ELEMENT);
  return sectionArray(kind, memory, 0, length);
}

/** The narrowest array for whole numbers up to `largest`, all zeros. */
export function allocateCodes(largest: number, length: number): Codes {
  if (largest < 2 ** 8) return allocate("u8", length);
  if (largest < 2 ** 16) return allocate("u16", length);
  return largest < 2 ** 32 ? allocate("u32", length) : allocate("f64", length);
}

/** The kind of a section's array. */
export function kindOf(section: Section): SectionKind {
  if (section instanceof Uint8Array) return "u8";
  if (section instanceof Uint16Array) return "u16";
  if (section instanceof Uint32Array) return "u32";
  return section instanceof Int32Array ? "i32" : "f64";
}

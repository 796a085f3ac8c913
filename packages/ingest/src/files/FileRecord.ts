/** One record of a file: where it stood, its text as found, and what it parsed to or why it did not. */
export type FileRecord = {
  file: string;
  /** Line, or row of a table without lines, from 1. */
  line: number;
  text: string;
} & ({ value: unknown } | { broken: string });

/** Called with the bytes of a file that were read since the last call. */
export type OnBytes = (bytes: number) => void;

import type { Row } from "../rows.ts";
import { type ReportFailure, WarehouseError } from "../WarehouseError.ts";
import { RecordsFile } from "./RecordsFile.ts";

type Read = (ids: readonly number[]) => Promise<Row[]>;

/**
 * Whole postings by id: from the file of records, and from the tables where there is none or it cannot be read, which
 * takes a hundred times as long and is told once.
 */
export class PostingRecords {
  #file: RecordsFile | undefined;
  readonly #fromTables: Read;
  readonly #onFailure: ReportFailure | undefined;

  private constructor(file: RecordsFile | undefined, fromTables: Read, onFailure?: ReportFailure) {
    this.#file = file;
    this.#fromTables = fromTables;
    this.#onFailure = onFailure;
  }

  /** Opens the file where it is there: snapshots of earlier versions have none. */
  static async open(
    path: string,
    builtFor: string,
    { fromTables, onFailure }: { fromTables: Read; onFailure?: ReportFailure },
  ): Promise<PostingRecords> {
    const file = await RecordsFile.open(path, builtFor).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") onFailure?.(unreadable(path, error));
      return undefined;
    });
    return new PostingRecords(file, fromTables, onFailure);
  }

  /** The postings of these ids, in no order; unknown ids are left out. */
  async read(ids: readonly number[]): Promise<Row[]> {
    const file = this.#file;
    if (file) {
      try {
        return await file.read(ids);
      } catch (error) {
        if (this.#file) this.#onFailure?.(unreadable(file.path, error));
        this.close();
      }
    }
    return this.#fromTables(ids);
  }

  /** Closes the file when what is being read has been. */
  close(): void {
    void this.#file?.close();
    this.#file = undefined;
  }
}

function unreadable(path: string, cause: unknown): WarehouseError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new WarehouseError(
    "damaged-records",
    `The file of records ${path} cannot be read (${why}). Listings are read from the snapshot itself, which takes longer, until the next load writes it anew.`,
    { cause },
  );
}

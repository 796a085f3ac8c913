import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { details, type PostingDetails, type Registers } from "./details.ts";
import { EntriesById } from "./EntriesById.ts";
import type { FieldCount } from "./graduates/FieldSums.ts";
import type { GraduateRequest } from "./graduates/GraduateRequest.ts";
import type { GraduateTable } from "./graduates/GraduateTable.ts";
import { graduatesByDegree, type InstitutionDegreeRow } from "./graduates/graduatesByDegree.ts";
import { graduatesByField } from "./graduates/graduatesByField.ts";
import { readGraduates } from "./graduates/readGraduates.ts";
import { recordsPath } from "./layout.ts";
import * as lookups from "./lookups.ts";
import { type PlaceFact, type PlaceFacts, type PlaceKind, placeFacts, readPlaceFacts } from "./placeFacts.ts";
import { ReadOnce } from "./ReadOnce.ts";
import { ReviewColumns } from "./ReviewColumns.ts";
import { type ReaderLimits, readerSettings } from "./readerSettings.ts";
import { builtFor } from "./records/format.ts";
import { PostingRecords } from "./records/PostingRecords.ts";
import {
  lengthOf,
  type ReviewFigures,
  type ReviewRequest,
  type ReviewTexts,
  reviewTexts,
} from "./reviews.ts";
import { placeholders, type Row, rows } from "./rows.ts";
import { readSnapshotInfo, type SnapshotInfo } from "./SnapshotInfo.ts";
import { tableNames } from "./schema.ts";
import { findSources, readSourceList, type SourceList } from "./sourceList.ts";
import { insteadOfDamaged, type ReportFailure, WarehouseError } from "./WarehouseError.ts";

/** Record queries that run side by side on one snapshot. */
const recordConnections = 4;

/** Words of reviews are kept up to so many characters, of one or two bytes each. */
const keptTexts = { sizeOf: lengthOf, most: 10_000_000 };

/** Whole postings from their table, where no file has them. */
function postingRows(connection: DuckDBConnection, ids: readonly number[]): Promise<Row[]> {
  return rows(connection, `SELECT * FROM posting WHERE id IN (${placeholders(ids)})`, [...ids]);
}

/**
 * One immutable snapshot, open for reading. Its file never changes, so answers read from it stay true for its
 * id. Record queries take turns on a few connections of their own; engines take connections by `connect`.
 */
export class Snapshot {
  readonly info: SnapshotInfo;
  readonly path: string;
  readonly #instance: DuckDBInstance;
  readonly #connections: DuckDBConnection[];
  readonly #postings: PostingRecords;
  readonly #registers: Registers;
  readonly #facts: ReadOnce<PlaceFacts>;
  readonly #graduates: ReadOnce<GraduateTable>;
  readonly #reviews: ReadOnce<ReviewColumns>;
  readonly #reviewTexts: EntriesById<ReviewTexts>;
  readonly #sources: ReadOnce<SourceList>;
  #turn = 0;

  private constructor(
    info: SnapshotInfo,
    path: string,
    instance: DuckDBInstance,
    connections: DuckDBConnection[],
    postings: PostingRecords,
  ) {
    this.info = info;
    this.path = path;
    this.#instance = instance;
    this.#connections = connections;
    this.#postings = postings;
    this.#facts = new ReadOnce(() => readPlaceFacts(this.#records()));
    this.#reviews = new ReadOnce(() => ReviewColumns.read(this.#records()));
    this.#reviewTexts = new EntriesById((ids) => reviewTexts(this.#records(), ids), keptTexts);
    this.#sources = new ReadOnce(() => readSourceList(this.#records()));
    this.#graduates = new ReadOnce(() => readGraduates(this.#records()));
    this.#registers = {
      source: new EntriesById((ids) => lookups.sources(this.#records(), ids)),
      title: new EntriesById((ids) => lookups.titles(this.#records(), ids)),
      employer: new EntriesById((ids) => lookups.employers(this.#records(), ids)),
    };
  }

  /**
   * Opens a snapshot's file; throws `damaged-snapshot` when it is missing, unreadable, of an older version or no snapshot.
   * `onFailure` hears that the file of records beside it cannot be read.
   */
  static async open(
    path: string,
    { onFailure, ...limits }: ReaderLimits & { onFailure?: ReportFailure } = {},
  ): Promise<Snapshot> {
    let instance: DuckDBInstance | undefined;
    try {
      const opened = await DuckDBInstance.create(path, readerSettings(limits));
      instance = opened;
      const connection = await opened.connect();
      const info = await readSnapshotInfo(connection);
      for (const table of tableNames) await connection.run(`SELECT count(*) FROM ${table}`);
      const more = await Promise.all(Array.from({ length: recordConnections - 1 }, () => opened.connect()));
      const postings = await PostingRecords.open(recordsPath(path), builtFor(info), {
        fromTables: (ids) => postingRows(connection, ids),
        onFailure,
      });
      return new Snapshot(info, path, opened, [connection, ...more], postings);
    } catch (cause) {
      instance?.closeSync();
      throw new WarehouseError(
        "damaged-snapshot",
        `The snapshot ${path} is missing, damaged or written by an older version. ${insteadOfDamaged}`,
        { cause },
      );
    }
  }

  /** A new connection for an engine's own queries; close it with `closeSync` when done. */
  connect(): Promise<DuckDBConnection> {
    return this.#instance.connect();
  }

  /** Full records of postings, in the order of the ids; unknown ids are left out. */
  details(ids: readonly number[]): Promise<PostingDetails[]> {
    return details((some) => this.#postings.read(some), this.#registers, ids);
  }

  /** Employers by keyword, industry and sub-industry, most postings first. */
  findEmployers(request: lookups.LookupRequest): Promise<lookups.Found<lookups.Employer>> {
    return lookups.findEmployers(this.#records(), request);
  }

  /** Titles by keyword, most postings first. */
  findTitles(request: lookups.LookupRequest): Promise<lookups.Found<lookups.Title>> {
    return lookups.findTitles(this.#records(), request);
  }

  /** Sources by keyword, most postings first. All are read once. */
  async findSources(request: lookups.NameRequest): Promise<lookups.Found<lookups.Source>> {
    return findSources(await this.#sources.get(), request);
  }

  /** Employers by id; unknown ids are left out. */
  employers(ids: readonly number[]): Promise<Map<number, lookups.Employer>> {
    return this.#registers.employer.get(ids);
  }

  /** Titles by id; unknown ids are left out. */
  titles(ids: readonly number[]): Promise<Map<number, lookups.Title>> {
    return this.#registers.title.get(ids);
  }

  /** Sources by id; unknown ids are left out. */
  sources(ids: readonly number[]): Promise<Map<number, lookups.Source>> {
    return this.#registers.source.get(ids);
  }

  /** What figures are made of in reviews, by employer, the latest first. All are read once. */
  async reviews(request: ReviewRequest): Promise<Map<number, ReviewFigures[]>> {
    return (await this.#reviews.get()).of(request);
  }

  /** Words of reviews by id; unknown ids are left out. */
  reviewTexts(ids: readonly number[]): Promise<Map<number, ReviewTexts>> {
    return this.#reviewTexts.get(ids);
  }

  /** The latest year's graduates per institution and degree level, in this order. All are read once. */
  async graduatesByDegree(request: GraduateRequest): Promise<InstitutionDegreeRow[]> {
    return graduatesByDegree(await this.#graduates.get(), request);
  }

  /** The `most` largest fields of study of each of the institutions, most graduates first; those without any are left out. */
  async graduatesByField(
    request: GraduateRequest,
    institutions: readonly number[],
    most: number,
  ): Promise<Map<number, FieldCount[]>> {
    return graduatesByField(await this.#graduates.get(), request, institutions, most);
  }

  /** Facts about places of a kind, by place then fact. A fact that is not there is unknown. All are read once. */
  async placeFacts(kind: PlaceKind, places: readonly number[]): Promise<readonly PlaceFact[]> {
    return placeFacts(await this.#facts.get(), kind, places);
  }

  /** Reads what is kept in memory before anybody asks for it; what cannot be read is tried again by who asks. */
  async readAhead(): Promise<void> {
    await Promise.allSettled(this.#kept().map((each) => each.get()));
  }

  /** Closes the file; queries still running on its connections are interrupted. */
  close(): void {
    for (const each of this.#kept()) each.forget();
    this.#postings.close();
    for (const connection of this.#connections) connection.closeSync();
    this.#instance.closeSync();
  }

  #kept(): ReadOnce<unknown>[] {
    return [this.#facts, this.#graduates, this.#reviews, this.#sources];
  }

  #records(): DuckDBConnection {
    this.#turn = (this.#turn + 1) % this.#connections.length;
    const connection = this.#connections[this.#turn];
    if (connection === undefined) throw new Error("the snapshot has no connection");
    return connection;
  }
}

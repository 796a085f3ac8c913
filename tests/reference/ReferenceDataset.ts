import { readFileSync } from "node:fs";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { buildDifficultyReference, type DifficultyReference } from "../../packages/analytics/src/index.ts";
import { checkConformance } from "../../packages/market/src/conformance/checkConformance.ts";
import {
  type ClosableMarket,
  createDuckDbMarket,
  createNaiveMarket,
  type Day,
  type MarketRecords,
} from "../../packages/market/src/index.ts";
import {
  graduatesByDegree,
  graduatesByField,
  placeFacts,
  ReadOnce,
  ReviewColumns,
  readGraduates,
  readPlaceFacts,
  reviewTexts,
} from "../../packages/warehouse/src/index.ts";
import { loadRecords } from "../market/loadRecords.ts";
import { readRecords } from "../market/readRecords.ts";
import type { Cell, Question } from "./Check.ts";
import { type ReferenceSelection, toSelection } from "./ReferenceSelection.ts";
import { type Landmarks, readLandmarks } from "./readLandmarks.ts";

/** A snapshot that measures and plain SQL are both asked about. */
export class ReferenceDataset {
  readonly name: string;
  readonly asOf: Day;
  readonly landmarks: Landmarks;
  readonly #instance: DuckDBInstance;
  readonly #connection: DuckDBConnection;
  readonly #market: ClosableMarket;
  readonly #facts = new ReadOnce(() => readPlaceFacts(this.#connection));
  readonly #graduates = new ReadOnce(() => readGraduates(this.#connection));
  readonly #reviews = new ReadOnce(() => ReviewColumns.read(this.#connection));
  readonly #references = new Map<string, Promise<DifficultyReference>>();

  private constructor(
    name: string,
    instance: DuckDBInstance,
    connection: DuckDBConnection,
    facts: { asOf: Day; market: ClosableMarket; landmarks: Landmarks },
  ) {
    this.name = name;
    this.asOf = facts.asOf;
    this.landmarks = facts.landmarks;
    this.#instance = instance;
    this.#connection = connection;
    this.#market = facts.market;
  }

  /** A snapshot's file, read-only. */
  static async ofSnapshot(name: string, path: string): Promise<ReferenceDataset> {
    const instance = await DuckDBInstance.create(path, { access_mode: "READ_ONLY" });
    const connection = await instance.connect();
    const [[asOf] = []] = (await connection.runAndReadAll("SELECT as_of::VARCHAR FROM snapshot")).getRowsJS();
    return ReferenceDataset.#open(name, instance, connection, String(asOf));
  }

  /** Records in memory, with whatever `more` puts into the other tables. */
  static async ofRecords(
    name: string,
    records: MarketRecords,
    more: (connection: DuckDBConnection) => Promise<void>,
  ): Promise<ReferenceDataset> {
    const instance = await DuckDBInstance.create(":memory:");
    const connection = await instance.connect();
    await loadRecords(connection, records);
    await more(connection);
    return ReferenceDataset.#open(name, instance, connection, records.asOf);
  }

  static async #open(name: string, instance: DuckDBInstance, connection: DuckDBConnection, asOf: Day) {
    const market = await createDuckDbMarket({ asOf, connect: () => instance.connect() });
    const landmarks = await readLandmarks(connection);
    return new ReferenceDataset(name, instance, connection, { asOf, market, landmarks });
  }

  /** Asks the DuckDB engine and plain loops over the same records so many random calls; rejects where they differ. */
  async checkEngine(words: readonly string[], runs: number): Promise<void> {
    const reference = createNaiveMarket(await readRecords(this.#connection, this.asOf));
    await checkConformance({ reference, engine: this.#market, words, runs, seed: 20_241 });
  }

  /** What a measure is asked for a selection. */
  async question(selection: ReferenceSelection): Promise<Question> {
    const { place, settings } = selection;
    const { country } = place;
    const key = `${country} ${settings.staffing} ${settings.anonymous}`;
    const reference =
      this.#references.get(key) ?? buildDifficultyReference(this.#market, { ...settings, country });
    this.#references.set(key, reference);
    const asked = toSelection(selection);
    return {
      market: this.#market,
      selection: asked,
      baseline: { ...asked, filters: place.filters ?? [], keyword: undefined },
      country,
      reference: await reference,
      landmarks: this.landmarks,
      records: {
        reviews: async (request) => (await this.#reviews.get()).of(request),
        reviewTexts: async (ids) => {
          const texts = await reviewTexts(this.#connection, ids);
          return new Map(texts.map((text) => [text.id, text]));
        },
        graduatesByDegree: async (request) => graduatesByDegree(await this.#graduates.get(), request),
        graduatesByField: async (request, institutions, most) =>
          graduatesByField(await this.#graduates.get(), request, institutions, most),
        placeFacts: async (kind, ids) => placeFacts(await this.#facts.get(), kind, ids),
      },
    };
  }

  /** Sets up the tables and variables that the files of sql/ read; sql/README.md says what they hold. */
  async setUp(selection: ReferenceSelection): Promise<void> {
    const { place, role, settings } = selection;
    const { window, basis, staffing, anonymous } = settings;
    const shown = [
      staffing ? "true" : "staffing IS NOT TRUE",
      anonymous ? "true" : "anonymous IS FALSE",
    ].join(" AND ");
    const inDays =
      basis === "open"
        ? "(first_seen <= b AND (last_seen IS NULL OR last_seen >= a))"
        : "(first_seen BETWEEN a AND b)";
    const isShown = "shown(e.staffing, e.anonymous)";
    const windowed = "in_days(first_seen, last_seen, getvariable('from_day'), getvariable('to_day'))";
    const from = "FROM posting r LEFT JOIN employer e ON e.id = r.employer";
    const columns = "r.* EXCLUDE (description, raw_title), e.industry, e.staffing, e.anonymous";
    await this.#connection.run(`
      SET VARIABLE from_day = DATE '${window.from}';
      SET VARIABLE to_day = DATE '${window.to}';
      SET VARIABLE as_of = DATE '${this.asOf}';
      SET VARIABLE country = ${place.country};
      SET VARIABLE skill = ${this.landmarks.skills[0] ?? 0};
      SET VARIABLE employers = [${this.landmarks.employers.join(", ")}];
      CREATE OR REPLACE TEMP MACRO in_days(first_seen, last_seen, a, b) AS ${inDays};
      CREATE OR REPLACE TEMP MACRO shown(staffing, anonymous) AS ${shown};
      CREATE OR REPLACE TEMP TABLE chosen AS SELECT ${columns} ${from} WHERE ${place.sql} AND ${role.sql} AND ${isShown};
      CREATE OR REPLACE TEMP TABLE unspoken AS SELECT ${columns} ${from} WHERE ${place.sql} AND ${role.keyword ? "true" : role.sql} AND ${isShown};
      CREATE OR REPLACE TEMP TABLE selected AS SELECT * FROM chosen WHERE ${windowed};
      CREATE OR REPLACE TEMP TABLE located AS SELECT ${columns} ${from} WHERE ${place.sql} AND ${isShown};
      CREATE OR REPLACE TEMP TABLE people AS
        SELECT r.msa, r.state, r.gender, r.ethnicity, round(r.weight, 3)::DECIMAL(18, 3) AS weight FROM talent r LEFT JOIN employer e ON e.id = r.employer
        WHERE ${place.sql} AND ${role.talents ?? role.sql};`);
  }

  /** The rows that `sql/<name>.sql` gives for the selection that is set up. */
  async expected(name: string): Promise<Cell[][]> {
    const sql = readFileSync(new URL(`./sql/${name}.sql`, import.meta.url), "utf8");
    const reader = await this.#connection.runAndReadAll(sql);
    return reader.getRowsJS().map((row) => row.map(toCell));
  }

  async close(): Promise<void> {
    await this.#market.close();
    this.#connection.closeSync();
    this.#instance.closeSync();
  }
}

function toCell(value: unknown): Cell {
  if (typeof value === "bigint") return Number(value);
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value as Cell;
  throw new Error(`A row of plain SQL holds ${String(value)}, which no measure gives`);
}

import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ReviewColumns } from "./ReviewColumns.ts";
import { type ReviewFigures, type ReviewRequest, reviewTexts } from "./reviews.ts";
import { rows } from "./rows.ts";
import { tables } from "./schema.ts";

let instance: DuckDBInstance;
let connection: DuckDBConnection;
let columns: ReviewColumns;

/** More reviews than come at once, of twelve employers on few days, with everything left out of some. */
beforeAll(async () => {
  instance = await DuckDBInstance.create(":memory:");
  connection = await instance.connect();
  await connection.run(tables.review);
  const oneOf = (list: string, salt: string) =>
    `${list}[(hash(n, '${salt}') % (len(${list}) + 1)::UBIGINT)::BIGINT + 1]`;
  const rating = (salt: string) => oneOf("[1, 2.5, 4.3, 5]", salt);
  await connection.run(`INSERT INTO review SELECT
    n, 10 + hash(n, 'employer') % 12, DATE '1969-12-20' + (hash(n, 'day') % 40)::INTEGER, NULL, NULL, NULL, NULL,
    ${oneOf("[true, false]", "recommend")}, ${oneOf("['positive', 'neutral', 'negative']", "outlook")},
    ${oneOf("['approve', 'no opinion', 'disapprove']", "ceo")}, 1 + hash(n, 'overall') % 9 / 2,
    ${["workplace", "people", "rewards", "growth", "culture"].map(rating)}, NULL, 'Pro ' || n, NULL
    FROM range(5000) t(n) ORDER BY hash(n)`);
  columns = await ReviewColumns.read(connection);
});

afterAll(() => instance.closeSync());

/** The same in SQL. */
async function expected({ employers, window, limit }: ReviewRequest): Promise<Map<number, ReviewFigures[]>> {
  const within = window ? `posted BETWEEN '${window.from}' AND '${window.to}'` : "true";
  const found = await rows(
    connection,
    `SELECT * EXCLUDE (title, location, employment_status, duration, summary, pro, con) FROM review
      WHERE employer IN (${[-1, ...employers]}) AND ${within}
      QUALIFY row_number() OVER (PARTITION BY employer ORDER BY posted DESC, id DESC) <= ${limit ?? 5000}
      ORDER BY posted DESC, id DESC`,
  );
  return Map.groupBy(found as ReviewFigures[], ({ employer }) => employer);
}

const employers = [[], [9], [10], [21, 10], [15, 22, 15, 11], Array.from({ length: 14 }, (_, at) => 9 + at)];
const days = ["1969-12-01", "1969-12-20", "1969-12-31", "1970-01-01", "1970-01-28", "1970-02-10"];
const windows = [undefined, ...days.flatMap((from) => days.map((to) => ({ from, to })))];

test("gives what the table holds, by employer, the latest first, ties by id descending", async () => {
  let [asked, most] = [0, 0];
  for (const window of windows) {
    const request = { employers: employers[asked++ % employers.length] ?? [], window };
    for (const limit of [undefined, 0, 1, 40]) {
      const found = await expected({ ...request, limit });
      expect([...columns.of({ ...request, limit })].toSorted()).toEqual([...found].toSorted());
      most = Math.max(most, ...[...found.values()].map((own) => own.length));
    }
  }
  expect(most).toBeGreaterThan(300);
});

test("words are found by the ids of one, of few and of many reviews; unknown ids have none", async () => {
  for (const count of [0, 1, 60, 400]) {
    const ids = Array.from({ length: count }, (_, index) => 3 * index);
    const found = await reviewTexts(connection, [...ids, 9000]);
    expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      ids.filter((id) => id < 5000),
    );
    expect(found.every(({ id, pro }) => pro === `Pro ${id}`)).toBe(true);
  }
  expect(await reviewTexts(connection, [])).toEqual([]);
});

test("a snapshot without reviews has none of anybody", async () => {
  const empty = await DuckDBInstance.create(":memory:");
  const other = await empty.connect();
  await other.run(tables.review);
  expect((await ReviewColumns.read(other)).of({ employers: [10] })).toEqual(new Map());
  empty.closeSync();
});

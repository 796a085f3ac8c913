import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Market } from "../Market.ts";
import type { MarketRecords } from "../naive/MarketRecords.ts";
import { parseKeyword } from "../parseKeyword.ts";
import type { Selection } from "../Selection.ts";
import { handmadeMarket, ids } from "./handmadeMarket.ts";

/** How an engine is opened on given records; `close` is called when the tests are through. */
export type OpenEngine = (records: MarketRecords) => Promise<Market & { close?(): Promise<void> }>;

const postings: Selection = { fact: "posting", filters: [] };
const talents: Selection = { fact: "talent", filters: [] };
const nobody: Selection = { fact: "posting", filters: [{ dimension: "country", any: [1] }] };
const nurses: Selection = { fact: "posting", filters: [{ dimension: "occupation", any: [ids.nurse] }] };
const march = { from: "2024-03-01", to: "2024-03-31" };
const months = ["2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"];
const spring = { from: "2024-01-01", to: "2024-04-30" };

/** Tests every promise of the algebra's docstrings on the handmade market, where a reader can count along. */
export function testPromises(engine: string, open: OpenEngine): void {
  describe(`${engine} on the handmade market`, () => {
    let market: Awaited<ReturnType<OpenEngine>>;
    beforeAll(async () => {
      market = await open(handmadeMarket);
    });
    afterAll(async () => market.close?.());

    describe("selections", () => {
      const count = (selection: Partial<Selection>) => market.count({ ...postings, ...selection });

      test("without conditions they hold everything", async () => {
        expect(await count({})).toBe(16);
        expect(await market.count(talents)).toBe(160.75);
      });

      test("any is or, all is and, none excludes", async () => {
        const skill = (filter: object) => count({ filters: [{ dimension: "skill", ...filter }] });
        expect(await skill({ any: [ids.java, ids.sql] })).toBe(6);
        expect(await skill({ all: [ids.java, ids.sql] })).toBe(1);
        expect(await skill({ none: [ids.java, ids.sql] })).toBe(10);
        expect(await skill({ any: [ids.java], none: [ids.sql] })).toBe(2);
      });

      test("an empty any holds nothing, an empty all or none everything", async () => {
        for (const dimension of ["skill", "country"] as const) {
          expect(await count({ filters: [{ dimension, any: [] }] })).toBe(0);
          expect(await count({ filters: [{ dimension, all: [], none: [] }] })).toBe(16);
        }
      });

      test("a record without a value fails any and all, and passes none", async () => {
        expect(await count({ filters: [{ dimension: "msa", any: [ids.london, ids.newYork] }] })).toBe(14);
        expect(await count({ filters: [{ dimension: "msa", none: [ids.london] }] })).toBe(5);
        expect(await count({ filters: [{ dimension: "employer", none: [ids.acme] }] })).toBe(5);
        expect(await count({ filters: [{ dimension: "gender", any: [1] }] })).toBe(0);
        expect(await count({ filters: [{ dimension: "gender", none: [1] }] })).toBe(16);
      });

      test("two values of a single-valued dimension are never both carried", async () =>
        expect(await count({ filters: [{ dimension: "country", all: [ids.gb, ids.us] }] })).toBe(0));

      test("an industry is that of the employer", async () =>
        expect(await count({ filters: [{ dimension: "industry", any: [2] }] })).toBe(3));

      test("first seen counts both ends of the window", async () => {
        expect(await count({ window: { from: "2024-06-01", to: "2024-06-15" } })).toBe(7);
        expect(await count({ window: { from: "2024-06-02", to: "2024-06-14" } })).toBe(0);
      });

      test("open counts postings open on the first or on the last day", async () => {
        const open = (from: string, to: string) =>
          count({ ...nurses, window: { from, to }, basis: "open" as const });
        expect(await open("2024-01-11", "2024-01-11")).toBe(1);
        expect(await open("2024-01-12", "2024-01-31")).toBe(0);
        expect(await open("2024-01-12", "2024-02-01")).toBe(1);
        expect(await open("2024-12-31", "2024-12-31")).toBe(5);
      });

      test("staffing and anonymous employers are left out on demand, and postings without employer with the latter", async () => {
        expect(await count({ staffing: false })).toBe(15);
        expect(await count({ anonymous: false })).toBe(14);
        expect(await count({ staffing: false, anonymous: false })).toBe(13);
      });

      test("window, keyword and data settings do not touch talents", async () =>
        expect(
          await market.count({
            ...talents,
            window: march,
            staffing: false,
            anonymous: false,
            keyword: parseKeyword("x"),
          }),
        ).toBe(160.75));

      test.each([
        ["java", 2],
        ["C++", 2],
        ["C", 0],
        ["C#", 1],
        [".NET", 1],
        ["net", 0],
        ["node.js", 1],
        ["node", 1],
        ["jav", 0],
        ["nurse", 10],
        ["java AND NOT sql", 1],
        ["sql OR shifts", 11],
        ["NOT nurse", 6],
        ['"java and sql"', 1],
        ['"and java"', 0],
        ['"developer in"', 1],
        ['"in the"', 0],
        ["developer (java OR net)", 2],
      ])("%s finds %i postings by whole words in title or description", async (text, expected) =>
        expect(await count({ keyword: parseKeyword(text) })).toBe(expected),
      );
    });

    describe("countBy", () => {
      test("ranks by count, ties by value, and gives the number of records", async () =>
        expect(
          await market.countBy(postings, [
            { dimension: "skill" },
            { dimension: "country", limit: 1 },
            { dimension: "employer", among: [ids.temps, ids.secret, 99] },
          ]),
        ).toEqual([
          {
            dimension: "skill",
            total: 16,
            values: [
              { value: ids.care, count: 10 },
              { value: ids.sql, count: 4 },
              { value: ids.java, count: 3 },
            ],
          },
          { dimension: "country", total: 16, values: [{ value: ids.gb, count: 11 }] },
          {
            dimension: "employer",
            total: 16,
            values: [
              { value: ids.temps, count: 1 },
              { value: ids.secret, count: 1 },
            ],
          },
        ]));

      test("sums talents' weights", async () =>
        expect(await market.countBy(talents, [{ dimension: "skill", limit: 2 }])).toEqual([
          {
            dimension: "skill",
            total: 160.75,
            values: [
              { value: ids.care, count: 150.75 },
              { value: ids.sql, count: 50.25 },
            ],
          },
        ]));

      test("has an answer for nothing", async () => {
        expect(await market.countBy(postings, [])).toEqual([]);
        const [ranking] = await market.countBy(nobody, [{ dimension: "skill" }]);
        expect(ranking).toEqual({ dimension: "skill", total: 0, values: [] });
        const [none] = await market.countBy(postings, [{ dimension: "skill", among: [] }]);
        expect(none?.values).toEqual([]);
        const [first] = await market.countBy(postings, [{ dimension: "skill", limit: 0 }]);
        expect(first?.values).toEqual([]);
      });
    });

    describe("countByPair", () => {
      test("counts a multi-valued record once per pair, by first then second value", async () => {
        expect(await market.countByPair(postings, "country", "skill")).toEqual([
          { first: ids.gb, second: ids.care, count: 10 },
          { first: ids.gb, second: ids.sql, count: 2 },
          { first: ids.us, second: ids.java, count: 3 },
          { first: ids.us, second: ids.sql, count: 2 },
        ]);
        expect(await market.countByPair(postings, "employmentType", "skill")).toEqual([
          { first: ids.fullTime, second: ids.care, count: 10 },
          { first: ids.fullTime, second: ids.sql, count: 2 },
          { first: ids.partTime, second: ids.care, count: 4 },
        ]);
      });

      test("sums talents' weights, and is empty for a dimension they lack", async () => {
        expect(await market.countByPair(talents, "country", "gender")).toEqual([
          { first: ids.gb, second: 1, count: 50.25 },
          { first: ids.gb, second: 2, count: 100.5 },
        ]);
        expect(await market.countByPair(talents, "country", "remote")).toEqual([]);
      });
    });

    describe("series", () => {
      test("counts first-seen postings per period, 0 where there are none", async () => {
        expect(await market.series({ ...nurses, window: spring }, months)).toEqual([1, 1, 1, 1]);
        expect(await market.series({ ...postings, window: march }, months)).toEqual([0, 0, 1, 0]);
      });

      test("counts an open posting in every period it is open in", async () =>
        expect(await market.series({ ...nurses, window: spring, basis: "open" }, months)).toEqual([
          1, 1, 2, 2,
        ]));

      test("clips the first period to the window and ends the last with it", async () =>
        expect(
          await market.series({ ...nurses, window: { from: "2024-01-02", to: "2024-04-01" } }, [
            "2024-01-01",
            "2024-04-01",
          ]),
        ).toEqual([2, 1]));

      test("ends on the as-of date without a window", async () =>
        expect(await market.series(nurses, ["2024-09-01", "2024-10-01"])).toEqual([1, 1]));

      test("counts talents in every period, and nothing over no periods", async () => {
        expect(await market.series(talents, months.slice(0, 2))).toEqual([160.75, 160.75]);
        expect(await market.series(postings, [])).toEqual([]);
      });
    });

    describe("seriesBy", () => {
      test("gives the values in the order asked, zeros for unknown ones", async () =>
        expect(
          await market.seriesBy(
            { ...postings, window: { from: "2024-05-01", to: "2024-06-30" } },
            { dimension: "skill", values: [ids.java, 99, ids.care], starts: ["2024-05-01", "2024-06-01"] },
          ),
        ).toEqual([
          { value: ids.java, counts: [0, 3] },
          { value: 99, counts: [0, 0] },
          { value: ids.care, counts: [1, 1] },
        ]));

      test("follows the open basis", async () =>
        expect(
          await market.seriesBy(
            { ...postings, window: spring, basis: "open" },
            { dimension: "employer", values: [ids.acme], starts: months },
          ),
        ).toEqual([{ value: ids.acme, counts: [1, 1, 2, 2] }]));

      test("is empty for no values, and counts talents in every period", async () => {
        expect(await market.seriesBy(postings, { dimension: "skill", values: [], starts: months })).toEqual(
          [],
        );
        expect(
          await market.seriesBy(talents, { dimension: "gender", values: [1], starts: months.slice(0, 2) }),
        ).toEqual([{ value: 1, counts: [50.25, 50.25] }]);
      });
    });

    describe("quantiles", () => {
      test("interpolates linearly between the two nearest", async () =>
        expect(await market.quantiles(postings, [0, 0.25, 0.5, 0.75, 1])).toEqual({
          count: 10,
          values: [30_000, 32_250, 34_500, 36_750, 39_000],
        }));

      test("has no values where nobody is paid", async () => {
        expect(await market.quantiles(nobody, [0.5])).toEqual({ count: 0, values: [] });
        expect(await market.quantiles(talents, [0.5])).toEqual({ count: 0, values: [] });
        expect(await market.quantiles(postings, [])).toEqual({ count: 10, values: [] });
      });

      test("ranks values by paid postings", async () => {
        expect(await market.quantilesBy(postings, [0.5], { dimension: "skill" })).toEqual([
          { value: ids.care, count: 10, values: [34_500] },
          { value: ids.sql, count: 2, values: [36_500] },
        ]);
        expect(
          await market.quantilesBy(postings, [0.5], { dimension: "skill", among: [ids.sql, ids.java] }),
        ).toEqual([{ value: ids.sql, count: 2, values: [36_500] }]);
        expect(await market.quantilesBy(postings, [0.5], { dimension: "skill", limit: 1 })).toHaveLength(1);
        expect(await market.quantilesBy(talents, [0.5], { dimension: "skill" })).toEqual([]);
      });
    });

    describe("durations", () => {
      const developers: Selection = {
        fact: "posting",
        filters: [{ dimension: "occupation", any: [ids.developer] }],
      };

      test("counts closed and open postings by days", async () => {
        expect(await market.durations(developers)).toEqual([{ days: 199, closed: 0, open: 6 }]);
        expect(await market.durations(nurses)).toEqual([
          { days: 10, closed: 5, open: 0 },
          { days: 91, closed: 0, open: 1 },
          { days: 152, closed: 0, open: 1 },
          { days: 213, closed: 0, open: 1 },
          { days: 274, closed: 0, open: 1 },
          { days: 334, closed: 0, open: 1 },
        ]);
      });

      test("gives the same per value", async () => {
        expect(await market.durationsBy(developers, "country")).toEqual([
          { value: ids.gb, durations: [{ days: 199, closed: 0, open: 1 }] },
          { value: ids.us, durations: [{ days: 199, closed: 0, open: 5 }] },
        ]);
      });

      test("is empty for talents and for nothing", async () => {
        expect(await market.durations(talents)).toEqual([]);
        expect(await market.durationsBy(talents, "country")).toEqual([]);
        expect(await market.durations(nobody)).toEqual([]);
      });
    });

    describe("cooccurrence", () => {
      const sql = (support: number) => ({ dimension: "skill" as const, primary: ids.sql, support });

      test("counts companions together and in all, and leaves the primary out", async () =>
        expect(await market.cooccurrence(postings, sql(1))).toEqual({
          total: 16,
          primary: 4,
          companions: [
            { value: ids.care, together: 2, count: 10 },
            { value: ids.java, together: 1, count: 3 },
          ],
        }));

      test("asks for the support, and never gives one that is not together", async () => {
        expect((await market.cooccurrence(postings, sql(2))).companions).toHaveLength(1);
        expect((await market.cooccurrence(nurses, sql(0))).companions).toEqual([
          { value: ids.care, together: 2, count: 10 },
        ]);
      });

      test("weighs talents, and is empty for nothing", async () => {
        expect(await market.cooccurrence(talents, sql(50.25))).toEqual({
          total: 160.75,
          primary: 50.25,
          companions: [{ value: ids.care, together: 50.25, count: 150.75 }],
        });
        expect(await market.cooccurrence(nobody, sql(1))).toEqual({ total: 0, primary: 0, companions: [] });
      });
    });

    describe("concentration", () => {
      test("leaves out records without a value", async () =>
        expect(await market.concentration(postings, "employer", 2)).toEqual({
          total: 15,
          distinct: 4,
          sumOfSquares: 11 * 11 + 2 * 2 + 1 + 1,
          top: [
            { value: ids.acme, count: 11 },
            { value: ids.bolt, count: 2 },
          ],
        }));

      test("counts a multi-valued record once per value, in the total too", async () =>
        expect(await market.concentration(postings, "skill", 0)).toEqual({
          total: 17,
          distinct: 3,
          sumOfSquares: 100 + 16 + 9,
          top: [],
        }));

      test("gives the same per value of another dimension", async () =>
        expect(await market.concentrationBy(postings, "employer", "country")).toEqual([
          { value: ids.gb, total: 11, distinct: 1, sumOfSquares: 121 },
          { value: ids.us, total: 4, distinct: 3, sumOfSquares: 6 },
        ]));

      test("is zero over nothing", async () => {
        const zero = { total: 0, distinct: 0, sumOfSquares: 0, top: [] };
        expect(await market.concentration(nobody, "employer", 5)).toEqual(zero);
        expect(await market.concentrationBy(nobody, "employer", "country")).toEqual([]);
      });
    });

    describe("page", () => {
      const page = (after: number, offset: number, limit: number) =>
        market.page(nurses, { after, offset, limit });

      test("gives ids ascending, after a cursor or past an offset", async () => {
        expect(await page(0, 0, 3)).toEqual([1, 2, 3]);
        expect(await page(3, 0, 3)).toEqual([4, 5, 6]);
        expect(await page(0, 8, 3)).toEqual([9, 10]);
        expect(await page(4, 1, 2)).toEqual([6, 7]);
      });

      test("is empty past the end", async () => {
        expect(await page(10, 0, 3)).toEqual([]);
        expect(await page(0, 10, 3)).toEqual([]);
        expect(await page(0, 0, 0)).toEqual([]);
      });
    });

    test("every verb rejects with the reason of an aborted signal", async () => {
      const stopped = market.withSignal(AbortSignal.abort(new Error("time is up")));
      await expect(stopped.count(postings)).rejects.toThrow("time is up");
      await expect(stopped.countBy(postings, [{ dimension: "skill" }])).rejects.toThrow("time is up");
      await expect(stopped.page(postings, { after: 0, offset: 0, limit: 1 })).rejects.toThrow("time is up");
      expect(await market.count(postings)).toBe(16);
    });
  });
}

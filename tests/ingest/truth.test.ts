import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { compensation, demandTrend, employerRanking } from "@talent/analytics";
import { type ClosableMarket, createDuckDbMarket, type Selection } from "@talent/market";
import { openWarehouse, type Snapshot, type Warehouse } from "@talent/warehouse";
import { decode } from "html-entities";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runIngest } from "./runIngest.ts";

const folder = fileURLToPath(new URL("../../../shared/data/postings/", import.meta.url));
const absent = !existsSync(folder);
if (absent) console.log("skipped: the real postings of shared/data are not beside this checkout");

type Nhs = {
  url: string;
  company: string;
  datePosted: string;
  salaryMin: string;
  salaryMax: string;
  postcode: string;
};
type Ashby = { jobUrl: string; publishedAt: string };

const readAds = <T>(name: string): T[] =>
  gunzipSync(readFileSync(join(folder, name)))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

/** US dollars for a pound in 2020, from the average the Internal Revenue Service publishes: 0.779 pounds a dollar. */
const dollarsPerPound = 1 / 0.779;

describe.skipIf(absent)("what is counted on the real ads is what the raw files say", () => {
  const base = mkdtempSync(join(tmpdir(), "talent-truth-"));
  const dataDir = join(base, "data");
  let warehouse: Warehouse;
  let snapshot: Snapshot;
  let market: ClosableMarket;
  let nhs: Nhs[];
  let ashby: Ashby[];

  beforeAll(async () => {
    mkdirSync(dataDir);
    const loads = [
      await runIngest(dataDir, [join(folder, "ashby.jsonl.gz"), "--source", "ashby"]),
      await runIngest(dataDir, [join(folder, "nhs.jsonl.gz"), "--source", "jobposting"]),
    ];
    for (const { report } of loads) {
      expect(report?.rejected).toBe(0);
      expect(report?.read).toBe((report?.kept ?? 0) + (report?.duplicates ?? 0));
      // A repost is the exception.
      expect(report?.duplicates).toBeLessThan((report?.read ?? 0) / 50);
    }
    warehouse = await openWarehouse(dataDir, { pollMs: 0 });
    snapshot = warehouse.current;
    market = await createDuckDbMarket({ asOf: snapshot.info.asOf, connect: () => snapshot.connect() });
    const connection = await snapshot.connect();
    const rows = (await connection.runAndReadAll("SELECT url FROM posting")).getRows();
    connection.closeSync();
    const kept = new Set(rows.map(([url]) => String(url)));
    nhs = readAds<Nhs>("nhs.jsonl.gz").filter(({ url }) => kept.has(url));
    ashby = readAds<Ashby>("ashby.jsonl.gz").filter(({ jobUrl }) => kept.has(jobUrl));
    expect(nhs.length + ashby.length).toBe(kept.size);
  }, 180_000);

  afterAll(async () => {
    await market?.close();
    await warehouse?.close();
    rmSync(base, { recursive: true, force: true });
  });

  const inBritain: Selection = { fact: "posting", filters: [{ dimension: "country", any: [826] }] };
  const year2020 = { from: "2020-01-01", to: "2020-12-31" };
  /** The health service's ads of 2020; the files say GB of Jersey, Guernsey and Man too, which are countries of their own. */
  const of2020 = () =>
    nhs.filter(
      ({ datePosted, postcode }) => datePosted.startsWith("2020") && !/^(JE|GY|IM)\d/.test(postcode),
    );

  test("demand per month", async () => {
    const figure = await demandTrend(market, { ...inBritain, window: year2020 }, "monthly");
    const counts = figure.state === "value" ? figure.value.map(({ count }) => count) : [];
    const months = Array.from({ length: 12 }, (_, month) => `2020-${String(month + 1).padStart(2, "0")}`);
    expect(counts).toEqual(
      months.map((month) => of2020().filter(({ datePosted }) => datePosted.startsWith(month)).length),
    );
  });

  test("demand of the other source", async () => {
    const window = { from: "2025-01-01", to: "2025-12-31" };
    const count = await market.count({ fact: "posting", filters: [], window });
    expect(count).toBe(ashby.filter(({ publishedAt }) => publishedAt.startsWith("2025")).length);
  });

  test("the ranking of employers", async () => {
    const figure = await employerRanking(market, { ...inBritain, window: year2020 }, { limit: 20 });
    const ranked = figure.state === "value" ? figure.value.ranked : [];
    const names = await snapshot.employers(ranked.map(({ id }) => id));
    const counts = new Map<string, number>();
    for (const { company } of of2020()) {
      const name = decode(company).trim();
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const expected = [...counts.values()].sort((one, other) => other - one).slice(0, 20);
    expect(ranked.map(({ count }) => count)).toEqual(expected);
    for (const { id, count } of ranked) expect(counts.get(names.get(id)?.name ?? "")).toBe(count);
  });

  test("percentiles of pay, at the employer with the most ads that all state it", async () => {
    const byCompany = Map.groupBy(of2020(), ({ company }) => decode(company).trim());
    const complete = [...byCompany].filter(([, ads]) => ads.every((ad) => ad.salaryMin && ad.salaryMax));
    const [name, ads] = complete.sort(([, one], [, other]) => other.length - one.length)[0] ?? ["", []];
    const found = await snapshot.findEmployers({ keywords: [name], limit: 100 });
    const employer = found.entries.find((entry) => entry.name === name);
    const selection: Selection = {
      ...inBritain,
      filters: [...inBritain.filters, { dimension: "employer", any: [employer?.id ?? 0] }],
      window: year2020,
    };
    const pay = await market.quantiles(selection, [0.25, 0.5, 0.75]);
    const yearly = ads
      .map(
        (ad) => Math.round(((Number(ad.salaryMin) + Number(ad.salaryMax)) / 2) * dollarsPerPound * 100) / 100,
      )
      .sort((one, other) => one - other);
    const quantile = (p: number) => {
      const at = (yearly.length - 1) * p;
      const [low = 0, high = 0] = [yearly[Math.floor(at)], yearly[Math.ceil(at)]];
      return low + (high - low) * (at - Math.floor(at));
    };
    expect(ads.length).toBeGreaterThan(30);
    expect(pay.count).toBe(ads.length);
    for (const [index, p] of [0.25, 0.5, 0.75].entries())
      expect(pay.values[index]).toBeCloseTo(quantile(p), 1);
    expect(await compensation(market, selection)).toMatchObject({
      state: "value",
      value: { postings: ads.length, percentile25: pay.values[0], percentile75: pay.values[2] },
    });
  });

  test("the listings, page after page", async () => {
    const selection = { ...inBritain, window: { from: "2020-07-01", to: "2020-09-30" } };
    const urls: string[] = [];
    for (let after = 0; ; ) {
      const ids = await market.page(selection, { after, offset: 0, limit: 50 });
      if (ids.length === 0) break;
      urls.push(...(await snapshot.details(ids)).map(({ url }) => url ?? ""));
      after = ids.at(-1) ?? 0;
    }
    const expected = of2020()
      .filter(({ datePosted }) => /^2020-0[789]/.test(datePosted))
      .map(({ url }) => url);
    expect(urls.toSorted()).toEqual(expected.toSorted());
  });
});

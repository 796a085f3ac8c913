import { rounded } from "@talent/analytics";
import { type OperationId, operationTable } from "@talent/contract/data-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentProgress } from "../../packages/ingest/src/cli/Progress.ts";
import { makeDemonstration } from "../../packages/ingest/src/demo/makeDemonstration.ts";
import type { Data } from "../../packages/server/src/data-api/Operation.ts";
import { openTestServer, type TestServer } from "./openTestServer.ts";

// What an answer says has to agree with what the others say: a subscriber adds up, divides and compares them.
const market = { postings: 20_000, seed: 1, until: "2026-10-31", progress: silentProgress };
const all = "talentprofile=205";
const selections = [
  `country=US&${all}`,
  `country=GB&${all}&daterange=2q`,
  "state=840006&function=14,12",
  `msa=35620,31080&${all}`,
  "country=US&skill=req:29001,not:1002",
  'country=US&query="customer service" AND NOT manager',
  "country=US&educationlevel=3,4&experiencelevel=not:1&daterange=2026-02-10-2026-09-20",
  "country=IN&employmenttype=not:4",
  `country=US&${all}&employer=not:1,not:2&daterange=1d`,
  `country=ZA&${all}`,
];

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await openTestServer({
    fill: async (dataDir, { taxonomy }) => void (await makeDemonstration({ dataDir, taxonomy, ...market })),
  });
  const { subscriptions, tokens: issuing } = server.services.accounts;
  for (const counted of ["new", "open"]) {
    const { subscription, secret } = await subscriptions.add({
      organisationId: "northwind",
      name: counted,
      dataSettings: { newJobs: counted === "new" },
    });
    tokens.set(counted, (await issuing.issue({ key: subscription.key, secret })).token.access_token);
  }
}, 120_000);
afterAll(() => server.close());

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0);
const ranked = (values: readonly number[]) => values.toSorted((one, other) => other - one);

describe.each(["new", "open"])("%s jobs", (counted) => {
  /** The data of an answer; null where there is too little of it. */
  async function ask<Id extends OperationId>(
    id: Id,
    query: string,
    jobs = counted,
  ): Promise<Data<Id> | null> {
    const { status, body } = await server.get(`${operationTable[id].path}?${encodeURI(query)}`, {
      authorizationtoken: tokens.get(jobs) ?? "",
    });
    expect([200, []], `${id} ${query} ${body.messages}`).toEqual([
      status,
      body.data === null ? [] : body.messages,
    ]);
    return body.data as Data<Id> | null;
  }
  const demandOf = async (query: string, jobs?: string) =>
    (await ask("getDemand", query, jobs))?.demand.count ?? 0;

  test.each(selections)("%s: every count of the postings is the demand", async (query) => {
    const demand = await demandOf(query);
    expect(demand).toBeGreaterThan(0);
    const remote = await ask("getRemoteDistribution", query);
    const experience = await ask("getExperienceRanking", query);
    // Talents have no text: candidates per opening leave a keyword aside.
    const wordless = await demandOf(query.replace(/query=[^&]*/, all));
    expect((await ask("getSupplyDemandRatio", query))?.demand).toBe(wordless);
    const totals = {
      occupations: (await ask("getOccupationRanking", query))?.totalDemand,
      titles: (await ask("getTitleRanking", query))?.totalDemand,
      skills: (await ask("getSkillRanking", query))?.totalDemand,
      credentials: (await ask("getCredentialRanking", query))?.totalDemand,
      places: (await ask("getLocationRanking", query))?.totalDemand ?? demand,
      education: (await ask("getEducationRanking", query))?.totalDemand,
      experience: sum(experience?.experience.map(({ demandcount }) => demandcount) ?? []),
      remote: (remote?.unspecified_onsite.count ?? 0) + (remote?.totalremote.count ?? 0),
      listings: (await ask("getListings", `${query}&limit=1`))?.totalCount,
    };
    expect(totals).toEqual(Object.fromEntries(Object.keys(totals).map((name) => [name, demand])));
    // Durations are of new jobs, whatever the settings count.
    const durations = await ask("getPostingDuration", query);
    if (durations) expect(durations.total).toBe(await demandOf(query, "new"));
    for (const frequency of ["monthly", "quarterly"]) {
      const trend = (await ask("getDemandTrend", `${query}&frequency=${frequency}`))?.trend ?? [];
      const whole = sum(trend.map(({ demandCount }) => demandCount));
      if (counted === "new") expect(whole, frequency).toBe(demand);
      else expect(whole, frequency).toBeGreaterThanOrEqual(demand);
    }
  });

  // A5: not: excludes. What carries a value and what does not are all there is.
  test.each([
    ...["skill=29001", "credential=1", "credential=342", "employmenttype=4"],
    ...["occupation=15-1252.00", "function=12", "educationlevel=3", "experiencelevel=1"],
  ])("with %s and without it are all postings and all talents", async (filter) => {
    const [one, other] = [`country=US&${filter}`, `country=US&${filter.replace("=", "=not:")}`];
    expect((await demandOf(one)) + (await demandOf(other))).toBe(await demandOf(`country=US&${all}`));
    const supplyOf = async (query: string) => (await ask("getSupply", query))?.supply.count ?? 0;
    const people = (await supplyOf(one)) + (await supplyOf(other)) - (await supplyOf("country=US"));
    expect(Math.abs(people), "each is rounded").toBeLessThanOrEqual(1);
  });

  test.each(selections)("%s: rankings fall, and facets are their heads", async (query) => {
    const faceted = await ask("getDemand", `${query}&facet=msa@100,employers@100,skills@100,credentials@100`);
    const rankings = {
      msa: (await ask("getLocationRanking", query))?.topmsas.map(({ id, demandCount }) => [id, demandCount]),
      employers: (await ask("getEmployerRanking", query))?.employers.map((of) => [of.id, of.demandCount]),
      skills: (await ask("getSkillRanking", `${query}&limit=1000`))?.Skills.map((of) => [of.id, of.demand]),
      credentials: (await ask("getCredentialRanking", query))?.credentials.map((of) => [of.id, of.count]),
    };
    for (const [name, ranking = []] of Object.entries(rankings)) {
      const facets = faceted?.facets?.[name as keyof typeof rankings] ?? [];
      expect(ranking.map(([, count]) => count)).toEqual(ranked(ranking.map(([, count = 0]) => count)));
      expect(
        facets.map(({ id, count }) => [id, count]),
        name,
      ).toEqual(ranking.slice(0, 100));
    }
  });

  test.each(selections)("%s: shares are whole, and ratios follow from their parts", async (query) => {
    const ratio = await ask("getSupplyDemandRatio", query);
    if (ratio) expect(ratio.ratio).toBe(rounded(ratio.supply / ratio.demand, 2));
    const duration = await ask("getPostingDuration", query);
    for (const buckets of duration ? [duration.postingdurations, duration.baseline] : [])
      expect(sum(buckets.map((bucket) => bucket.ratio))).toBeCloseTo(1, 3);
    const pay = (await ask("getCompensation", query))?.salary;
    const percentiles = pay ? [pay.percentile75, pay.percentile50, pay.percentile25] : [];
    expect(percentiles).toEqual(ranked(percentiles));
    const adequacy = await ask("getSupplyAdequacy", `${query}&peopletohire=2`);
    for (const { supplyCount, supplyAdequacy } of adequacy?.supplyAdequacy ?? [])
      expect(supplyAdequacy).toBe(supplyCount >= 20 ? "Adequate" : "Insufficient");
    const supply = (await ask("getSupply", query))?.supply.count;
    // Where no metropolitan area is known there is none whose supply could suffice.
    expect(adequacy?.totalSupply).toBe(query.includes("country=ZA") ? undefined : supply);
    expect(ratio?.supply).toBe(supply);
  });

  test.each(selections.slice(2, 6))(
    "%s: pages meet every posting once, as the cursor does",
    async (query) => {
      const walk = async (next: (met: readonly number[], round: number) => string) => {
        const met: number[] = [];
        for (let round = 1; ; round++) {
          const jobs = (await ask("getListings", `${query}&${next(met, round)}`))?.jobDetails ?? [];
          if (jobs.length === 0) return met;
          met.push(...jobs.map(({ jobId }) => jobId));
        }
      };
      const paged = await walk((_, page) => `limit=37&pageno=${page}`);
      const followed = await walk((met) => `after=${met.at(-1) ?? 0}`);
      expect(paged).toEqual(followed);
      expect(new Set(paged).size).toBe(await demandOf(query));
    },
  );
});

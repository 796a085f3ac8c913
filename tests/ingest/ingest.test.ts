import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { csv } from "../../packages/ingest/src/index.ts";
import type { PostingDetails } from "../../packages/warehouse/src/index.ts";
import { LoadedPostings } from "./LoadedPostings.ts";
import { fixture, load, taxonomy } from "./loadFixture.ts";

let loaded: LoadedPostings;
let folder: string;

beforeEach(() => {
  loaded = new LoadedPostings();
  folder = loaded.folder;
});

afterEach(() => loaded.remove());

const byTitle = (title: string, source?: string) => loaded.byTitle(title, source);

const skillNames = (posting: PostingDetails | undefined) =>
  (posting?.skills ?? []).map((id) => taxonomy.skills.byId(id)?.name);

test("reads an Ashby board: what is kept, what is one posting, what is rejected and why", async () => {
  const report = await load(folder, "ashby", [fixture("ashby.jsonl")]);
  expect(report).toMatchObject({
    source: "jobs.ashbyhq.com",
    loadAsOf: "2025-10-24",
    read: 36,
    kept: 29,
    duplicates: 2,
    rejected: 5,
    changed: true,
  });
  expect(report.kept + report.duplicates + report.rejected).toBe(report.read);
  expect(report.rejectedByReason.map(({ reason }) => reason).sort()).toEqual([
    "no title",
    "not JSON",
    "not listed",
    "publishedAt is no date",
  ]);
  expect(report.rejections.find(({ reason }) => reason === "not JSON")).toMatchObject({
    line: 35,
    quote: expect.stringMatching(/^\{"id": "cut-off"/),
  });
  const engineer = await byTitle("Senior Backend Engineer (Go)");
  expect(engineer).toMatchObject({
    employer: { name: "Lantern Freight", anonymous: false },
    country: 840,
    state: 840048,
    msa: 12420,
    firstSeen: "2025-10-02",
    lastSeen: null,
    experience: 3,
    education: 3,
    remote: 3,
    pay: { yearlyUsd: 180_000, min: 165_000, max: 195_000, currency: "USD", interval: "YEAR" },
  });
  expect(taxonomy.occupations.byId(engineer?.occupation ?? 0)?.soc8).toBe("15-1252.00");
  expect(skillNames(engineer)).toEqual(expect.arrayContaining(["Go", "PostgreSQL", "Kubernetes", "Docker"]));
});

test("chooses pay in the currency of the ad's country and leaves slips out", async () => {
  await load(folder, "ashby", [fixture("ashby.jsonl")]);
  expect((await byTitle("Account Executive, DACH"))?.pay).toMatchObject({
    min: 70_000,
    max: 85_000,
    currency: "EUR",
  });
  expect((await byTitle("Underwriting Assistant"))?.pay).toMatchObject({
    interval: "HOUR",
    yearlyUsd: 50_003.2,
  });
  expect((await byTitle("Create Your Own Role"))?.pay).toBeNull();
  expect((await byTitle("Technical Interviewer - Pay-per-Interview"))?.pay).toBeNull();
});

test("leaves the country out where an ad names none and finds it where the words are messy", async () => {
  await load(folder, "ashby", [fixture("ashby.jsonl")]);
  expect((await byTitle("Speech Data Annotator (Tamil)"))?.country).toBeNull();
  expect((await byTitle("DevOps Engineer"))?.country).toBeNull();
  expect((await byTitle("Create Your Own Role"))?.country).toBe(276);
  expect((await byTitle("Underwriting Assistant"))?.msa).toBe(18140);
});

test("an ad of several places is one posting, at the first that names a country, and remote where a place of it says so", async () => {
  const ad = (title: string, isRemote: boolean | null, ...[first, ...others]: string[]) => ({
    ...{ id: title, title, isRemote, publishedAt: "2025-10-20", companyName: "Lantern Freight" },
    ...{ location: first, secondaryLocations: others.map((location) => ({ location, address: null })) },
  });
  const ads = [
    ad("Baker", null, "Europe", "Madrid, Spain", "Rome, Italy"),
    ad("Cook", false, "Boston, MA", "Austin, TX", "Remote"),
    ad("Waiter", false, "Remote - US"),
    { ...ad("Porter", false, "Boston, MA", "Austin, TX"), descriptionPlain: "This is a fully remote role." },
  ];
  const file = join(folder, "several.jsonl");
  writeFileSync(file, ads.map((it) => JSON.stringify(it)).join("\n"));
  expect(await load(folder, "ashby", [file])).toMatchObject({ read: 4, kept: 4 });
  expect(await byTitle("Baker")).toMatchObject({ country: 724, remote: 0 });
  expect(await byTitle("Cook")).toMatchObject({ state: 840025, remote: 1 });
  expect(await byTitle("Waiter")).toMatchObject({ country: 840, remote: 1 });
  expect((await byTitle("Porter"))?.remote).toBe(0);
});

test("reads JSON-LD: one a line, graphs, lists, and a document over many lines", async () => {
  const report = await load(folder, "jobposting", [fixture("jobposting.jsonl")], { source: "careers" });
  expect(report).toMatchObject({ read: 29, kept: 25, duplicates: 0, rejected: 4 });
  expect(report.rejectedByReason.map(({ reason }) => reason).sort()).toEqual([
    "datePosted is no date",
    "no title",
    "not JSON",
    "not a JobPosting",
  ]);
  expect(await byTitle("Groundskeeper")).toMatchObject({
    employer: { name: "City of Larkspur" },
    country: 840,
    state: 840006,
    pay: { yearlyUsd: 57_200 },
  });
  expect(await byTitle("Registered Nurse - Night Shift")).toMatchObject({
    contact: "Dana Ruiz, dana.ruiz@cedarhollow.example, +1 614 555 0142",
  });
  expect((await byTitle("Product Designer"))?.remote).toBe(1);
  const again = await load(folder, "jobposting", [fixture("jobposting.json")], {
    source: "careers",
    complete: false,
  });
  expect(again).toMatchObject({ read: 3, kept: 3, added: 0, closed: 0 });
});

test("reads flattened postings: entities, pay by its wording, closing days, reposts and wards apart", async () => {
  const report = await load(folder, "jobposting", [fixture("jobposting-flat.jsonl.gz")], {
    asOf: "2025-10-31",
  });
  expect(report).toMatchObject({
    source: "jobs.example.nhs.uk",
    read: 40,
    kept: 36,
    duplicates: 1,
    rejected: 3,
  });
  expect(report.rejectedByReason).toContainEqual({ reason: "posted after 2025-10-31", count: 1 });
  const nurse = await byTitle("Staff Nurse - Ward 12");
  // The repost keeps the posting open until its own closing day.
  expect(nurse).toMatchObject({
    firstSeen: "2025-10-01",
    lastSeen: "2025-10-29",
    country: 826,
    contact: expect.any(String),
  });
  expect(await byTitle("Healthcare Assistant – Bank")).toMatchObject({
    employer: { name: "NHS Professionals & Partners", staffing: true },
    pay: { min: 11.67, interval: "HOUR" },
  });
  expect((await byTitle("Consultant in Emergency Medicine"))?.pay).toMatchObject({
    min: 105_504,
    max: 139_882,
  });
  expect((await byTitle("Ward Clerk - Band 2"))?.pay).toBeNull();
  expect((await byTitle("Optometrist"))?.pay).toBeNull();
  expect((await byTitle("Truck Driver CDL-A"))?.employer).toMatchObject({ anonymous: true });
});

test("reads a CSV by its mapping", async () => {
  const report = await load(folder, "csv", [fixture("board.csv")]);
  expect(report).toMatchObject({ source: "board.example", read: 28, kept: 25, rejected: 3 });
  expect(report.rejectedByReason.map(({ reason }) => reason).sort()).toEqual([
    "a row that does not fit the header",
    "no title",
    "posted is no date",
  ]);
  expect(await byTitle("Electrician")).toMatchObject({
    firstSeen: "2025-08-26",
    country: 276,
    pay: { min: 3100, max: 3700, interval: "MONTH", currency: "EUR" },
  });
  expect((await byTitle("Roofer"))?.pay).toMatchObject({
    min: 220,
    max: 220,
    interval: "DAY",
    currency: "GBP",
  });
  expect((await byTitle("Truck Driver CDL-A"))?.employer).toMatchObject({ anonymous: true });
  expect((await byTitle("Product Designer"))?.remote).toBe(1);
});

test("reads JSON by a mapping as well, whose objects may leave fields out", async () => {
  const rows = [
    { "Job Title": "Cook", Town: "Leeds", Country: "UK", Posted: "05/10/2025" },
    { "Job Title": "Baker", "Job Ref": 7, Company: "Acme", Country: "UK", Posted: "06/10/2025" },
  ];
  const file = join(folder, "board.json");
  writeFileSync(file, JSON.stringify(rows, null, 2));
  expect(await load(folder, "csv", [file])).toMatchObject({ read: 2, kept: 2, lacking: [] });
  expect(await byTitle("Baker")).toMatchObject({ key: "7", country: 826, firstSeen: "2025-10-06" });
});

test("ads alike in all but their id are vacancies of their own where no text says that they are one", async () => {
  const file = join(folder, "texts.csv");
  const row = "Nurse,Leeds,400000,TRY";
  writeFileSync(file, `ref,title,town,pay,money\n1,${row}\n2,${row}\n`);
  const columns = { key: ["ref"], title: ["title"], city: ["town"], payMin: ["pay"], currency: ["money"] };
  const format = csv({
    ...{ source: "wards", harvested: false, delimiter: undefined, dates: "iso", columns },
    defaults: { country: "GB" },
  });
  const shape = { kind: "delimited", delimiter: undefined } as const;
  const report = await load(folder, "csv", [file], { format, shape, asOf: "2021-06-30" });
  expect(report).toMatchObject({ read: 2, kept: 2, duplicates: 0 });
  // Without a date it is as of the load's day, and so is the exchange rate.
  expect((await byTitle("Nurse"))?.pay?.yearlyUsd).toBe(44_923.63);
});

test("one ad on two boards is one posting, open while either shows it", async () => {
  await load(folder, "ashby", [fixture("ashby.jsonl")], { asOf: "2025-10-24" });
  const ad = JSON.parse(readFileSync(fixture("ashby.jsonl"), "utf8").split("\n")[3] ?? "{}");
  const copy = join(folder, "copy.jsonl");
  writeFileSync(copy, `${JSON.stringify({ ...ad, id: "elsewhere", publishedAt: "2025-10-22T00:00:00Z" })}\n`);
  const other = await load(folder, "ashby", [copy], { source: "other board", asOf: "2025-10-26" });
  expect(other).toMatchObject({ read: 1, kept: 0, duplicates: 1 });
  const gone = join(folder, "gone.jsonl");
  writeFileSync(
    gone,
    readFileSync(fixture("ashby.jsonl"), "utf8")
      .split("\n")
      .filter((line) => !line.includes("Line Cook"))
      .join("\n"),
  );
  await load(folder, "ashby", [gone], { asOf: "2025-10-26" });
  expect(await byTitle("Line Cook")).toMatchObject({ firstSeen: "2025-10-20", lastSeen: null });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ad, Reading } from "@talent/extraction";
import { loadTaxonomy, type Taxonomy } from "@talent/taxonomy";
import { WarehouseWriter } from "@talent/warehouse";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentProgress } from "../cli/Progress.ts";
import type { AdFormat } from "../formats/AdFormat.ts";
import { jobPosting } from "../formats/jobPosting.ts";
import { servedRows } from "../servedRows.ts";
import { type IngestOptions, ingest } from "./ingest.ts";

// The lists of places take longer to read than everything else here.
const taxonomy: Taxonomy = { ...loadTaxonomy(), places: { resolve: () => ({}) } as never };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ingest-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Says of an ad what its source states. */
const read = ({ title, hints }: Ad): Reading => ({
  ...{ title, pay: hints?.pay, employmentTypes: [], remote: 0 },
  ...{ skills: [], credentials: [], attributes: [] },
});

function load(ads: unknown, options: Partial<IngestOptions> = {}) {
  const file = join(folder, "ads.json");
  writeFileSync(file, JSON.stringify(ads));
  return ingest({
    ...{ dataDir: folder, files: [file], source: "kitchens", concurrency: 1, taxonomy },
    ...{ format: jobPosting, shape: { kind: "json" }, progress: silentProgress, today: "2025-10-31" },
    readTexts: async (batch) => batch.map(read),
    ...options,
  });
}

const rows = (sql: string) => servedRows(folder, sql);

test("an ad loaded when its employer's number alone was its key keeps its id and its history", async () => {
  const numberAlone: AdFormat = {
    ...jobPosting,
    read(record) {
      const { formerKey, ...ad } = jobPosting.read(record);
      return { ...ad, key: formerKey ?? ad.key };
    },
  };
  const ad = (name: string, pay: number, { title = "Cook", giver = name } = {}) => ({
    ...{ title, description: `${name} cooks.`, datePosted: "2025-10-01" },
    ...{ hiringOrganization: { name }, identifier: { name: giver, value: "1001" } },
    baseSalary: { currency: "USD", value: { value: pay, unitText: "YEAR" } },
  });
  await load(ad("Acme", 40_000), { format: numberAlone });
  expect(await load(ad("Acme", 40_000))).toMatchObject({ changed: false, added: 0, closed: 0 });
  const baker = ad("Acme", 30_000, { title: "Baker", giver: "Acme Bakery" });
  const later = await load([ad("Globex", 50_000), ad("Acme", 45_000), baker], { asOf: "2025-10-25" });
  expect(later).toMatchObject({ kept: 3, added: 2, closed: 0 });
  expect(await rows("SELECT id, key, employer, pay_usd FROM posting ORDER BY id")).toEqual([
    [1, "1001", 1, 45_000],
    [2, "Acme Bakery: 1001", 1, 30_000],
    [3, "Globex: 1001", 2, 50_000],
  ]);
});

test("ids that the taxonomy has retired since are those that stand, once, in all that a load leaves as it was", async () => {
  const writer = await WarehouseWriter.open(folder);
  await writer.connection.run(`
    INSERT INTO next.posting BY NAME SELECT 90 AS id, 'a' AS key, 1 AS source, 'Recruiter' AS raw_title,
      DATE '2025-10-01' AS first_seen, [] AS employment_types, 0 AS remote, [6095, 7000, 9060, 11067] AS skills,
      [9060] AS required_skills, [1046] AS credentials, [1046] AS required_credentials, [] AS attributes,
      '' AS description;
    INSERT INTO next.talent BY NAME SELECT 1 AS id, 2 AS weight, [] AS employment_types, [9060] AS skills,
      [486, 1046] AS credentials`);
  await writer.publish({ asOf: "2025-10-20", origin: "real", taxonomyVersion: "1.2.0" });
  writer.close();
  await load({ title: "Cook", datePosted: "2025-10-01" });
  expect(
    await rows(
      "SELECT skills, required_skills, credentials, required_credentials FROM posting WHERE key = 'a'",
    ),
  ).toEqual([[[6095, 6120, 7000], [6095], [486], [486]]]);
  expect(await rows("SELECT skills, credentials FROM talent")).toEqual([[[6095], [486]]]);
});

test("an ad without a date is paid at the rate of the latest posting day in the files", async () => {
  const paid = (identifier: string, value: number, unitText: string) => ({
    ...{ "@type": "JobPosting", title: "Cook", identifier },
    baseSalary: { currency: "TRY", value: { value, unitText } },
  });
  const dated = { title: "Cook", identifier: "c", datePosted: "2021-06-30" };
  await load([paid("a", 400_000, "YEAR"), paid("b", 2_000, "MONTH"), paid("d", 5, "HOUR"), dated]);
  expect(await rows("SELECT key, pay_usd, pay_min, pay_interval FROM posting ORDER BY key")).toEqual([
    ["a", 44_923.63, 400_000, "YEAR"],
    ["b", 2_695.42, 2_000, "MONTH"],
    ["c", null, null, null],
    ["d", null, null, null],
  ]);
});

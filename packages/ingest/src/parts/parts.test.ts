import { loadTaxonomy } from "@talent/taxonomy";
import { WarehouseWriter } from "@talent/warehouse";
import { expect, test } from "vitest";
import { graduatePart } from "./graduatePart.ts";
import { partReportText } from "./loadPart.ts";
import { partsFolder } from "./partsFolder.ts";
import { placeFactPart } from "./placeFactPart.ts";
import { reviewPart } from "./reviewPart.ts";
import { talentPart } from "./talentPart.ts";

const taxonomy = loadTaxonomy();
const { path, load, rows } = partsFolder();

test("loads completions as IPEDS publishes them: first majors, six-digit fields, degrees, doctorates together", async () => {
  const part = graduatePart(taxonomy, {
    year: 2024,
    institutions: [{ UNITID: "100654", INSTNM: "Alabama A & M University", STABBR: "AL", CBSA: "26620" }],
    crosswalk: [{ CIP2020Code: "01.0999", CIP2020Title: "Animal Sciences, Other.", SOC2018Code: "19-1011" }],
  });
  const report = await load(
    part,
    [
      "UNITID,CIPCODE,MAJORNUM,AWLEVEL,CTOTALT,CTOTALM,CTOTALW,CWHITT,CASIAT,CBKAAT,CHISPT",
      "100654,01.0999,1,5,12,2,10,3,1,6,1",
      "100654,01.0999,1,17,6,3,3,1,1,1,1",
      "100654,01.0999,1,18,4,1,3,1,1,1,0",
      "100654,01.0999,2,5,1,0,1,0,0,0,0",
      "100654,99,1,5,400,0,0,0,0,0,0",
      "100654,01.0999,1,2,9,0,9,0,0,0,0",
      "999999,01.0999,1,5,9,0,9,0,0,0,0",
    ].join("\n"),
  );
  expect(report).toMatchObject({ read: 7, kept: 3, rejected: 4 });
  expect(
    await rows(
      "SELECT degree, total, men, women, white, other, msa, state, field_name, occupations FROM graduate ORDER BY degree",
    ),
  ).toEqual([
    [3, 12, 2, 10, 3, 1, 26620, 840001, "Animal Sciences, Other", [19101100]],
    [5, 10, 4, 6, 2, 3, 26620, 840001, "Animal Sciences, Other", [19101100]],
  ]);
});

test("graduates of an earlier year are kept, and the report says that answers tell of the latest alone", async () => {
  const loadYear = (year: number) =>
    load(
      graduatePart(taxonomy, { year, institutions: [{ UNITID: "1", INSTNM: "A", STABBR: "CA" }] }),
      "UNITID,CIPCODE,AWLEVEL,CTOTALT\n1,11.0701,5,10\n",
    );
  expect((await loadYear(2024)).remark).toBeUndefined();
  const earlier = await loadYear(2023);
  expect(partReportText(earlier)).toContain(
    "\nAnswers tell of the latest year alone, which is 2024, and so of none of these graduates of 2023.\n",
  );
  expect(await rows("SELECT year, total FROM graduate")).toEqual([
    [2023, 10],
    [2024, 10],
  ]);
});

test("loads reviews under the employer their names mean", async () => {
  const report = await load(
    reviewPart(taxonomy, "2026-01-31"),
    "employer;posted;overall;recommend;outlook;people;pro\nAcme, Inc.;2025-03-01;4.5;yes;positive;5;Kind\nACME;2025-04-01;2;no;negative;;\nAcme;2025-04-01;7;;;;\nAcme;2025-04-01;3;perhaps;;;\n",
  );
  expect(report).toMatchObject({ kept: 2, rejected: 2 });
  expect(
    await rows("SELECT count(DISTINCT employer)::INT, sum(overall), bool_and(recommend) FROM review"),
  ).toEqual([[1, 6.5, false]]);
});

test("cuts a review's words at what an answer may tell of them", async () => {
  const review = ["Acme", "2025-03-01", "4.5", "t".repeat(300), "s".repeat(1_001), "p".repeat(6_000), "c"];
  await load(
    reviewPart(taxonomy, "2026-01-31"),
    `employer,posted,overall,title,summary,pro,con\n${review.join(",")}\n`,
  );
  expect(await rows("SELECT len(title)::INT, len(summary)::INT, len(pro)::INT, con FROM review")).toEqual([
    [200, 1_000, 5_000, "c"],
  ]);
});

test("loads place facts over the ones that are there and leaves the others", async () => {
  const header = "kind,place,fact,value,year,source\n";
  await load(
    placeFactPart(taxonomy),
    `${header}country,US,unemployment_rate,4.1,2024,BLS\nstate,US-CA,minimum_wage,16.5,2025,DIR\n`,
  );
  const report = await load(
    placeFactPart(taxonomy),
    `${header}country,US,unemployment_rate,4.3,2025,BLS\nmsa,12420,population,2500000,2024,Census\ncountry,US,weather,fine,2024,me\ncountry,US,population,many,2024,me\nstate,US-XX,population,1,2024,me\n`,
  );
  expect(report).toMatchObject({ kept: 2, rejected: 3 });
  expect(await rows("SELECT kind, place, value, year FROM place_fact ORDER BY kind")).toEqual([
    ["country", 840, "4.3", 2025],
    ["msa", 12420, "2500000", 2024],
    ["state", 840006, "16.5", 2025],
  ]);
});

test("a number that no column holds is a rejected line, not the end of the load", async () => {
  const talents = await load(
    talentPart(taxonomy),
    "weight,country,county,city,occupation\n5,US,9000000000,,15-1252\n5,US,,7,15-1252\n5,US,,,15-1252\n",
  );
  expect(talents.rejectedByReason.map(({ reason }) => reason)).toEqual(["unknown city", "unknown county"]);
  const twice = { CIP2020Code: "11.0701", CIP2020Title: "CS.", SOC2018Code: "15-1252" };
  const graduates = await load(
    graduatePart(taxonomy, {
      year: 2024,
      institutions: [{ UNITID: "1", INSTNM: "A", STABBR: "CA" }],
      crosswalk: [twice, twice],
    }),
    [
      "UNITID,CIPCODE,AWLEVEL,CTOTALT,CTOTALM,CWHITT,CASIAT,CBKAAT,CHISPT",
      "1,11.0701,5,10,5,9,1,0,0",
      "1,11.0701,5,10.5,5,9,1,0,0",
      "1,11.0701,5,10,-5,9,1,0,0",
      "1,11.0701,5,10,5,9,2,0,0",
    ].join("\n"),
  );
  expect(graduates.rejectedByReason.map(({ reason }) => reason).sort()).toEqual([
    "CTOTALM is no number from 0 to 100000000",
    "CTOTALT is less than its groups together",
    "CTOTALT is no whole number",
  ]);
  expect(await rows("SELECT total, len(occupations)::INT FROM graduate")).toEqual([[10, 1]]);
});

test("a place fact of which no answer can be made is rejected, and a wage's words are understood", async () => {
  const facts = [
    "minimum_wage,7.25",
    "minimum_wage_currency,usd",
    "minimum_wage_interval,per hour",
    "minimum_wage_currency,US dollars",
    "minimum_wage_interval,fortnight",
    "minimum_wage,Infinity",
    "unemployment_rate,-3",
    "unemployment_rate,4.1000000000000005",
    "unemployment_rate,410",
    "corporate_income_tax,29.8444",
    'minimum_wage,"7,25"',
    "minimum_wage,$15.00",
    "minimum_wage,15 an hour",
    "minimum_wage,USD 7.25",
    `minimum_wage,${"a".repeat(61)}`,
  ];
  const { rejectedByReason } = await load(
    placeFactPart(taxonomy),
    `kind,place,fact,value,year,source\n${facts.map((fact) => `country,US,${fact},2024,me\n`).join("")}state,US-CA,minimum_wage,Varies by City,2024,me\n`,
  );
  const neither =
    "value of minimum_wage is neither a number from 0 on, in plain digits, nor words of at most 60 characters";
  expect(rejectedByReason.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
    { reason: neither, count: 6 },
    { reason: "value of minimum_wage_currency is no ISO code such as GBP", count: 1 },
    { reason: "value of minimum_wage_interval is none of hour, day, week, month, year", count: 1 },
    { reason: "value of unemployment_rate is no number from 0 to 100", count: 2 },
  ]);
  expect(await rows("SELECT fact, value FROM place_fact ORDER BY kind, fact")).toEqual([
    ["corporate_income_tax", "29.84"],
    ["minimum_wage", "7.25"],
    ["minimum_wage_currency", "USD"],
    ["minimum_wage_interval", "hour"],
    ["unemployment_rate", "4.1"],
    ["minimum_wage", "Varies by City"],
  ]);
});

test("refuses to stand beside a demonstration market unless asked, and then says mixed", async () => {
  const writer = await WarehouseWriter.open(path());
  await writer.connection.run("INSERT INTO next.source VALUES (1, 'Talent Harbour', true, 0)");
  await writer.publish({ asOf: "2025-10-31", origin: "synthetic", taxonomyVersion: "test" });
  const csv = "weight,country,occupation\n5,GB,29-1141\n";
  await expect(load(talentPart(taxonomy), csv)).rejects.toMatchObject({ word: "mixed-origin" });
  await load(talentPart(taxonomy), csv, { keeping: "mix" });
  expect(await rows("SELECT origin, (SELECT count(*) FROM source)::INT FROM snapshot")).toEqual([
    ["mixed", 1],
  ]);
});

test("a file without a column it needs is refused with the columns it has, before anything is read", async () => {
  await expect(load(talentPart(taxonomy), "wieght,country,occupation\n5,GB,29-1141\n")).rejects.toThrow(
    /has no column weight; its columns are wieght, country, occupation\. docs\/ingest\.md/,
  );
  await expect(load(reviewPart(taxonomy, "2026-01-31"), "employer,overall\nAcme,4\n")).rejects.toThrow(
    /has no column posted/,
  );
});

test("a file of which nothing can be loaded is told by its first line and what to do", async () => {
  const csv = "weight,country,occupation\n5,GB,nurse\n5,GB,carer\n";
  await expect(load(talentPart(taxonomy), csv)).rejects.toThrow(
    /None of the 2 records of .* could be loaded\. Line 2: unknown occupation: give a SOC code such as 15-1252/,
  );
  await expect(load(talentPart(taxonomy), "weight,country,occupation\n")).rejects.toThrow(/has no records/);
});

test("the report quotes rejected lines and says what to do about each reason", async () => {
  const report = await load(
    talentPart(taxonomy),
    "weight,country,occupation,skills\n5,GB,29-1141,\n5,GB,29-1141,Telepathy\nmany,GB,29-1141,\n",
  );
  const text = partReportText(report);
  expect(text).toContain("unknown skill (give an id or a name that /v1/taxonomy/skills finds)");
  expect(text).toContain("(write weight in plain digits, from 0.000001 to 4000000)");
  expect(text).toContain("line 3: unknown skill: 5,GB,29-1141,Telepathy");
});

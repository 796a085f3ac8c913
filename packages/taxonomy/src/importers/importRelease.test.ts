import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import { reportLines } from "./ImportReport.ts";
import { importRelease } from "./importRelease.ts";
import { importWorkspace, titlesHeader } from "./importWorkspace.ts";

async function parquet(path: string, select: string): Promise<string> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (${select}) TO '${path}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
  return path;
}

test("CBSA estimates rename, move and update, and keep what they do not mention", async () => {
  const { folder, file } = importWorkspace();
  const report = await importRelease(
    "cbsa",
    [
      file("cbsa-est2030.csv", [
        "CBSA,MDIV,STCOU,NAME,LSAD,POPESTIMATE2029,POPESTIMATE2030",
        '10180,,,"Abilene-Sweetwater, TX",Metropolitan Statistical Area,1,200000',
        '10180,,48059,"Callahan County, TX",County or equivalent,1,15000',
        '10180,,1001,"Autauga County, AL",County or equivalent,1,60000',
        '99990,,,"Moonbase, TX",Micropolitan Statistical Area,1,12000',
        '99990,,48229,"Hudspeth County, TX",County or equivalent,1,12000',
      ]),
    ],
    folder,
  );
  const [areas, counties] = report.tables;
  expect(areas).toMatchObject({
    added: ["Moonbase, TX"],
    renamed: [{ from: "Abilene, TX", to: "Abilene-Sweetwater, TX" }],
    unchanged: 0,
    keepsAbsent: true,
  });
  expect(counties?.renamed).toContainEqual({
    from: "Autauga County (Montgomery, AL)",
    to: "Autauga County (Abilene-Sweetwater, TX)",
  });
  const taxonomy = loadTaxonomy({ extensions: folder });
  expect(taxonomy.msas.byId(10180)).toMatchObject({
    name: "Abilene-Sweetwater, TX",
    population: 200000,
    kind: "metro",
  });
  // A new area has the clock of its largest county.
  expect(taxonomy.msas.byId(99990)).toMatchObject({
    state: 840048,
    kind: "micro",
    timeZone: "America/Denver",
  });
  expect(taxonomy.counties.byId(1001)).toMatchObject({ msa: 10180, population: 60000, state: 840001 });
  expect(taxonomy.msas.byId(41860)?.aliases).toContain("Bay Area");
  expect(taxonomy.msas.size).toBe(loadTaxonomy().msas.size + 1);
});

test("areas and counties of an earlier CBSA file that a newer one does not mention stay", async () => {
  const { folder, file } = importWorkspace();
  const header = "CBSA,MDIV,STCOU,NAME,LSAD,POPESTIMATE2030";
  const moonbase = '99990,,,"Moonbase, TX",Micropolitan Statistical Area,12000';
  const crater = '99990,,48999,"Crater County, TX",County or equivalent,12000';
  const abilene = '10180,,,"Abilene, TX",Metropolitan Statistical Area,200000';
  await importRelease("cbsa", [file("cbsa-est2030.csv", [header, moonbase, crater])], folder);
  const [areas, counties] = (await importRelease("cbsa", [file("texas.csv", [header, abilene])], folder))
    .tables;
  expect(areas?.absent).toContain("Moonbase, TX");
  expect(counties?.absent).toContain("Crater County (Moonbase, TX)");
  const taxonomy = loadTaxonomy({ extensions: folder });
  expect(taxonomy.msas.byId(99990)?.population).toBe(12_000);
  expect(taxonomy.counties.byId(48999)).toMatchObject({ name: "Crater County", msa: 99990 });
  expect(taxonomy.msas.byId(10180)?.population).toBe(200_000);
});

const oewsHeader =
  "AREA\tAREA_TYPE\tOCC_CODE\tOCC_TITLE\tO_GROUP\tTOT_EMP\tA_MEAN\tA_PCT10\tA_PCT25\tA_MEDIAN\tA_PCT75\tA_PCT90";

test("OEWS wages come by occupation and area; withheld figures stay unknown", async () => {
  const { folder, file } = importWorkspace();
  const report = await importRelease(
    "oews",
    [
      file("oews.tsv.gz", [
        oewsHeader,
        "99\t1\t00-0000\tAll\ttotal\t155,000,000\t1\t1\t1\t1\t1\t1",
        "99\t1\t15-1252\tSoftware Developers\tdetailed\t1,687,890\t144570\t79850\t103050\t133080\t169000\t#",
        "10180\t4\t15-1252\tSoftware Developers\tdetailed\t*\t*\t60000\t70000\t80000\t90000\t100000",
        "1\t2\t15-1252\tSoftware Developers\tdetailed\t1\t1\t1\t1\t1\t1\t1",
      ]),
    ],
    folder,
  );
  expect([...report.skipped]).toEqual([
    ["groups of occupations", 1],
    ["areas that are neither the nation nor a known metropolitan area", 1],
  ]);
  const { extensions } = loadTaxonomy({ extensions: folder });
  expect(extensions.wages(15125200)).toMatchObject({ employment: 1687890, p50: 133080, p90: undefined });
  expect(extensions.wages(15125200, 10180)).toMatchObject({ employment: undefined, p50: 80000 });
  expect(extensions.wages(29114100)).toBeUndefined();
});

test("newer OEWS figures replace those of the areas they cover and leave other areas alone", async () => {
  const { folder, file } = importWorkspace();
  const row = (area: string, type: string, median: string) =>
    `${area}\t${type}\t15-1252\tx\tdetailed\t10\t1\t1\t1\t${median}\t1\t1`;
  await importRelease(
    "oews",
    [file("a.tsv", [oewsHeader, row("99", "1", "100"), row("10180", "4", "70")])],
    folder,
  );
  const report = await importRelease("oews", [file("b.tsv", [oewsHeader, row("99", "1", "110")])], folder);
  expect(report.tables[0]?.renamed.length).toBe(1);
  const { extensions } = loadTaxonomy({ extensions: folder });
  expect([extensions.wages(15125200)?.p50, extensions.wages(15125200, 10180)?.p50]).toEqual([110, 70]);
});

test("IPEDS gives institutions with their places, degrees by field, and fields with occupations", async () => {
  const { root, folder, file } = importWorkspace();
  const completions = await parquet(
    join(root, "c2023_a.parquet"),
    `SELECT * FROM (VALUES
      (100654, '11.0701', 1, 5, 20, 12, 8), (100654, '11.0701', 1, 17, 2, 1, 1), (100654, '11.0701', 1, 18, 3, 1, 2),
      (100654, '11.0701', 2, 5, 1, 1, 0), (100654, '11', 1, 5, 20, 12, 8), (100654, '11.0701', 1, 2, 9, 9, 0)
    ) AS t(UNITID, CIPCODE, MAJORNUM, AWLEVEL, CTOTALT, CTOTALM, CTOTALW)`,
  );
  const report = await importRelease(
    "ipeds",
    [
      file("hd2023.csv", [
        "UNITID,INSTNM,CITY,STABBR,FIPS,COUNTYCD,CBSA,LATITUDE,LONGITUD",
        '100654,"Alabama A & M University",Normal,AL,1,1089,26620,34.78,-86.57',
        "999999,University of Guam,Mangilao,GU,66,66010,-2,13.4,144.8",
      ]),
      completions,
      file("cip2020_soc2018.tsv", [
        "CIP2020Code\tCIP2020Title\tSOC2018Code\tSOC2018Title",
        "11.0701\tComputer Science.\t15-1252\tSoftware Developers",
        "11.0701\tComputer Science.\t15-1221\tComputer and Information Research Scientists",
      ]),
    ],
    folder,
  );
  expect(report.tables.map(({ table, added }) => [table, added.length])).toEqual([
    ["institutions", 1],
    ["completions of 2023", 2],
    ["fields", 1],
  ]);
  expect([...report.skipped.keys()].sort()).toEqual([
    "certificates, which are no degrees",
    "institutions outside the states",
    "second majors",
    "sums over fields",
  ]);
  const { extensions } = loadTaxonomy({ extensions: folder });
  expect(extensions.institutions).toMatchObject([{ id: 100654, state: 840001, county: 1089, msa: 26620 }]);
  expect(extensions.completions.map(({ degree, total, women }) => [degree, total, women])).toEqual([
    ["bachelor", 20, 8],
    ["doctorate", 5, 3],
  ]);
  expect(extensions.fields).toEqual([
    { code: "11.0701", name: "Computer Science", occupations: [15125200, 15122100] },
  ]);
});

test("NAICS gives industries with their sub-industry and the jobs of each occupation in them", async () => {
  const { root, folder } = importWorkspace();
  const things = await parquet(
    join(root, "NAICS.things.parquet"),
    "SELECT * FROM (VALUES ('industry/622110', 'General Hospitals'), ('industry/11', 'Farms')) AS t(id, name)",
  );
  const jobs = await parquet(
    join(root, "BLS.relationships.parquet"),
    `SELECT * FROM (VALUES
      ('occupation/29-1141.00', 'industry/622110', '{"employment":1800000,"annualMean":98000}'),
      ('occupation/29-0000.00', 'industry/622110', '{"employment":3}'),
      ('occupation/29-1141.00', 'industry/3250A1', '{"employment":4}')
    ) AS t("from", "to", data)`,
  );
  await importRelease("naics", [things, jobs], folder);
  const { extensions, subindustries } = loadTaxonomy({ extensions: folder });
  expect(
    extensions.naics.map(({ code, subindustry }) => [code, subindustries.byId(subindustry ?? 0)?.name]),
  ).toEqual([
    ["622110", "Hospitals"],
    ["11", "Agriculture, Forestry and Fishing"],
  ]);
  expect(extensions.staffing).toEqual([
    { naics: "622110", occupation: 29114100, employment: 1800000, annualMean: 98000 },
  ]);
});

test("a malformed file is refused with its line, and nothing of the import stays", async () => {
  const { root, folder, file } = importWorkspace();
  const good = file("Alternate_Titles.tsv", [titlesHeader, "15-1252.00\tx\tHolodeck Engineer\t\t"]);
  const header = "O*NET-SOC Code\tTitle\tDescription";
  const cases: [string, string[], string][] = [
    ["Occupation_Data.tsv", [header, "15-1252.00\tSoftware Developers"], "Occupation_Data.tsv, line 2: "],
    [
      "Occupation_Data.tsv",
      [header, "15-1252.00\tA\tx", "15.1252\tB\tx"],
      "Occupation_Data.tsv, line 3: O*NET-SOC Code is",
    ],
    ["Occupation_Data.tsv", ["Code\tTitle", "1\t2"], 'line 1: the column "O*NET-SOC Code" is missing'],
    ["Recipes.tsv", [header], "Recipes.tsv: is none of Occupation_Data"],
  ];
  for (const [name, lines, message] of cases) {
    await expect(importRelease("onet", [good, file(name, lines)], folder)).rejects.toThrow(message);
  }
  writeFileSync(join(root, "broken.tsv.gz"), gzipSync("x").subarray(0, 10));
  await expect(importRelease("oews", [join(root, "broken.tsv.gz")], folder)).rejects.toThrow(
    "broken.tsv.gz: cannot be read",
  );
  writeFileSync(join(root, "national.csv"), "PK\x03\x04\x14\0");
  await expect(importRelease("oews", [join(root, "national.csv")], folder)).rejects.toThrow(
    "national.csv: is a ZIP archive",
  );
  writeFileSync(join(root, "things.parquet"), "no parquet");
  await expect(importRelease("naics", [join(root, "things.parquet")], folder)).rejects.toThrow(
    "is no Parquet file",
  );
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(root).filter((name) => name.includes("importing"))).toEqual([]);
});

test("a failed import leaves the tables of an earlier one as they were", async () => {
  const { folder, file } = importWorkspace();
  await importRelease(
    "onet",
    [file("Alternate_Titles.tsv", [titlesHeader, "15-1252.00\tx\tHolodeck Engineer\t\t"])],
    folder,
  );
  const before = readFileSync(join(folder, "titles.tsv"), "utf8");
  const bad = file("Alternate_Titles.tsv", [
    titlesHeader,
    "15-1252.00\tx\tWarp Coder\t\t",
    "nonsense\tx\tY\t\t",
  ]);
  await expect(importRelease("onet", [bad], folder)).rejects.toThrow("line 3");
  expect(readFileSync(join(folder, "titles.tsv"), "utf8")).toBe(before);
});

test("a second import beside one that runs or was stopped is refused and says what to do", async () => {
  const { folder, file } = importWorkspace();
  const files = [file("Alternate_Titles.tsv", [titlesHeader, "15-1252.00\tx\tHolodeck Engineer\t\t"])];
  mkdirSync(`${folder}.importing`);
  const refused = `If none is, remove ${folder}.importing and import again.`;
  await expect(importRelease("onet", files, folder)).rejects.toThrow(refused);
  // Nor does the refusal end the other's.
  await expect(importRelease("onet", files, folder)).rejects.toThrow(refused);
  expect(existsSync(folder)).toBe(false);
  rmdirSync(`${folder}.importing`);
  await importRelease("onet", files, `${folder}/`);
  await importRelease("onet", files, `${folder}/`);
  expect(readdirSync(folder)).toEqual(["titles.tsv"]);
});

test("the report says in words what happened", async () => {
  const { folder, file } = importWorkspace();
  const rows = [titlesHeader, "15-1252.00\tx\tHolodeck Engineer\t\t", "15-1252.00\tx\tSoftware Engineer\t\t"];
  const report = await importRelease("onet", [file("Alternate_Titles.tsv", rows)], folder);
  expect(reportLines(report)).toEqual([
    "Imported O*NET.",
    "  titles: 1 added, 0 renamed, 1 unchanged, 0 kept that the file no longer has",
    "    + Holodeck Engineer",
  ]);
});

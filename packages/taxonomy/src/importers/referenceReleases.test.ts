import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { loadTaxonomy } from "../loadTaxonomy.ts";
import { importRelease } from "./importRelease.ts";

const reference = new URL("../../../../../shared/data/reference/", import.meta.url);
const absent = !existsSync(reference);
const skipped = absent ? " (skipped: the folder of official releases is not beside this repository)" : "";
const path = (name: string) => fileURLToPath(new URL(name, reference));
const folder = join(mkdtempSync(join(tmpdir(), "taxonomy-releases-")), "taxonomy");

test.skipIf(absent)(
  `imports the official releases, and again without a change${skipped}`,
  { timeout: 300_000 },
  async () => {
    const releases = {
      onet: [
        "Occupation_Data",
        "Alternate_Titles",
        "Technology_Skills",
        "Knowledge",
        "Related_Occupations",
      ].map((name) => path(`onet/${name}.tsv.gz`)),
      cbsa: [path("geography/cbsa-est2022.csv.gz")],
      oews: [path("wages/oews_national_M2025.tsv.gz")],
      ipeds: ["hd2023.csv.gz", "c2023_a.parquet", "cip2020_soc2018.tsv.gz"].map((name) =>
        path(`education/${name}`),
      ),
      naics: ["NAICS.things.parquet", "BLS.relationships.parquet"].map((name) => path(`industries/${name}`)),
    } as const;
    const shipped = loadTaxonomy();
    for (const [source, files] of Object.entries(releases)) {
      await importRelease(source as keyof typeof releases, files, folder);
    }
    const extended = loadTaxonomy({ extensions: folder });

    // The release the shipped tables were written from: codes, names and areas must agree to the letter.
    expect(extended.occupations.all.map(({ id, name }) => [id, name])).toEqual(
      shipped.occupations.all.map(({ id, name }) => [id, name]),
    );
    expect(extended.msas.all).toEqual(shipped.msas.all);
    expect(extended.counties.all).toEqual(shipped.counties.all);

    for (const list of ["titles", "skills"] as const) {
      const changed = shipped[list].all.filter(({ id, name }) => extended[list].byId(id)?.name !== name);
      expect(changed).toEqual([]);
      expect(extended[list].size).toBeGreaterThan(shipped[list].size + 1000);
    }
    expect(extended.extensions.wages(15125200)).toMatchObject({ employment: 1687890 });
    expect(extended.extensions.institutions.length).toBe(6153);
    expect(
      extended.extensions.naics.filter(({ code, subindustry }) => !subindustry && !code.startsWith("99")),
    ).toEqual([]);
    const nurses = extended.extensions.staffing.filter(({ occupation }) => occupation === 29114100);
    const largest = nurses
      .filter(({ naics }) => naics.length === 3)
      .sort((a, b) => b.employment - a.employment)[0];
    expect(largest?.naics).toBe("622");

    for (const [source, files] of Object.entries(releases)) {
      const { tables } = await importRelease(source as keyof typeof releases, files, folder);
      for (const { table, added, renamed } of tables)
        expect([table, added.length, renamed.length]).toEqual([table, 0, 0]);
    }
  },
);

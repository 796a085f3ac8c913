import { rmSync } from "node:fs";
import { join } from "node:path";
import { loadTaxonomy, successors } from "@talent/taxonomy";
import { WarehouseWriter } from "@talent/warehouse";
import { expect, test } from "vitest";
import { partsFolder } from "./partsFolder.ts";
import { talentPart } from "./talentPart.ts";

const taxonomy = loadTaxonomy();
const { path, load, rows } = partsFolder();

test("loads talents by ids and by words, and rejects what it does not know", async () => {
  const report = await load(
    talentPart(taxonomy),
    [
      "weight,country,msa,occupation,title,employer,education,experience,employment_types,skills,gender,ethnicity",
      "120.5,US,12420,15-1252.00,Software Engineer,Acme Inc,Bachelor's,3,Full-Time,Python|SQL,women,Asian",
      "80,Germany,,,Registered Nurse,,,,,,male,",
      "0,US,,15-1252,,,,,,,,",
      "5,US,,15-1252,,,,,,Telepathy,,",
      "5,Atlantis,,15-1252,,,,,,,,",
      "5,US,,99-9999,,,,,,,,",
    ].join("\n"),
  );
  expect(report).toMatchObject({ read: 6, kept: 2, rejected: 4, changed: true });
  expect(report.rejectedByReason.map(({ reason }) => reason).sort()).toEqual([
    "no known country",
    "unknown occupation",
    "unknown skill",
    "weight is no number from 0.000001 to 4000000",
  ]);
  const found = await rows(
    'SELECT weight, country, msa, occupation, "function", gender, ethnicity, len(skills)::INT, employer FROM talent ORDER BY id',
  );
  expect(found[0]?.slice(0, 8)).toEqual([120.5, 840, 12420, 15125200, 14, 2, 2, 2]);
  expect(found[1]).toEqual([80, 276, null, 29114100, 12, 1, null, 0, null]);
  expect(await rows("SELECT name FROM employer")).toEqual([["Acme Inc"]]);
});

test("skills of talents by ids that were retired are what stands for the same thing now", async () => {
  const [retired, now] = [...successors("skills")].find(([, id]) => id !== undefined) ?? [];
  const line = `5,US,15-1252,${retired}|${now}|Python`;
  const report = await load(talentPart(taxonomy), `weight,country,occupation,skills\n${line}`);
  expect(report).toMatchObject({ kept: 1, rejected: 0 });
  const python = taxonomy.skills.all.find(({ name }) => name === "Python")?.id;
  const told = [now, python].sort((a = 0, b = 0) => a - b).join(",");
  expect(await rows("SELECT array_to_string(skills, ',') FROM talent")).toEqual([[told]]);
});

test("talents may have titles that only ads have, by the id or the name that the snapshot gives them", async () => {
  const writer = await WarehouseWriter.open(path());
  await writer.connection.run("INSERT INTO next.title VALUES (1000001, 'Llama Groomer', 7)");
  await writer.publish({ asOf: "2025-10-31", origin: "real", taxonomyVersion: "test" });
  const titles = ["1000001", "llama groomer", "Yak Groomer", ""];
  const csv = ["weight,country,occupation,title", ...titles.map((title) => `5,GB,29-1141,${title}`)].join(
    "\n",
  );
  const { rejectedByReason } = await load(talentPart(taxonomy), csv);
  expect(rejectedByReason).toEqual([{ reason: "unknown title", count: 1 }]);
  expect(await rows("SELECT title FROM talent ORDER BY id")).toEqual([[1_000_001], [1_000_001], [null]]);
  expect(await rows("SELECT * FROM title")).toEqual([[1_000_001, "Llama Groomer", 7]]);

  rmSync(join(path(), "warehouse", "snapshots"), { recursive: true });
  const anew = await load(talentPart(taxonomy), csv, { keeping: "replace" });
  expect(anew.rejectedByReason).toEqual([{ reason: "unknown title", count: 3 }]);
});

test("the same file again changes nothing, and another takes the place of all talents", async () => {
  const csv = (n: number) =>
    `weight,country,occupation\n${Array.from({ length: n }, (_, i) => `${i + 1},GB,29-1141`).join("\n")}\n`;
  const first = await load(talentPart(taxonomy), csv(3));
  expect(await load(talentPart(taxonomy), csv(3))).toMatchObject({
    changed: false,
    snapshot: first.snapshot,
  });
  await load(talentPart(taxonomy), csv(2));
  expect(await rows("SELECT count(*)::INT, sum(weight) FROM talent")).toEqual([[2, 3]]);
  expect(await rows("SELECT * FROM title")).toEqual([]);
});

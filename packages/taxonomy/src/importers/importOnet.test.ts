import { expect, test } from "vitest";
import { loadTaxonomy, taxonomyVersion } from "../loadTaxonomy.ts";
import { importRelease } from "./importRelease.ts";
import { importWorkspace, titlesHeader } from "./importWorkspace.ts";

test("O*NET titles extend the list, known ones keep their ids, and a second import changes nothing", async () => {
  const { folder, file } = importWorkspace();
  const titles = [
    titlesHeader,
    "15-1252.00\tSoftware Developers\tSoftware Engineer\t\t01",
    "15-1252.00\tSoftware Developers\tHolodeck Engineer (HDE)\tHDE\t01",
    "29-1141.00\tRegistered Nurses\tStarship Nurse\tn/a\t01",
  ];
  const first = await importRelease("onet", [file("Alternate_Titles.tsv", titles)], folder);
  expect(first.tables[0]).toMatchObject({
    table: "titles",
    added: ["Holodeck Engineer", "Starship Nurse"],
    unchanged: 1,
  });
  const taxonomy = loadTaxonomy({ extensions: folder });
  const engineer = taxonomy.titles.byId(10_000_000);
  expect(engineer).toMatchObject({
    name: "Holodeck Engineer",
    occupation: 15125200,
    aliases: ["HDE"],
    function: 14,
  });
  expect(taxonomy.titles.size).toBe(loadTaxonomy().titles.size + 2);
  expect(taxonomy.version).toBe(`${taxonomyVersion}+titles`);

  const again = await importRelease("onet", [file("Alternate_Titles.tsv", titles)], folder);
  expect(again.tables[0]).toMatchObject({ added: [], renamed: [], unchanged: 3, absent: [] });
});

test("a title an O*NET release drops keeps its id, and a new one gets the next", async () => {
  const { folder, file } = importWorkspace();
  await importRelease(
    "onet",
    [
      file("Alternate_Titles.tsv", [
        titlesHeader,
        "15-1252.00\tx\tHolodeck Engineer\t\t",
        "15-1252.00\tx\tWarp Coder\t\t",
      ]),
    ],
    folder,
  );
  const report = await importRelease(
    "onet",
    [
      file("Alternate_Titles.tsv", [
        titlesHeader,
        "15-1252.00\tx\tTricorder Tester\t\t",
        "15-1252.00\tx\tWarp Coder\t\t",
      ]),
    ],
    folder,
  );
  expect(report.tables[0]).toMatchObject({
    added: ["Tricorder Tester"],
    unchanged: 1,
    absent: ["Holodeck Engineer"],
  });
  const names = [10_000_000, 10_000_001, 10_000_002].map(
    (id) => loadTaxonomy({ extensions: folder }).titles.byId(id)?.name,
  );
  expect(names).toEqual(["Holodeck Engineer", "Warp Coder", "Tricorder Tester"]);
});

test("a title of several occupations goes to the one with most jobs", async () => {
  const { folder, file } = importWorkspace();
  const rows = ["15-1221.00\tx\tHolodeck Engineer\t\t", "15-1252.00\tx\tHolodeck engineer\t\t"];
  const report = await importRelease("onet", [file("Alternate_Titles.tsv", [titlesHeader, ...rows])], folder);
  expect(loadTaxonomy({ extensions: folder }).titles.byId(10_000_000)?.occupation).toBe(15125200);
  expect([...report.skipped.values()]).toEqual([1]);
});

test("occupations of an O*NET release stay when it, or another release, is imported after it", async () => {
  const { folder, file } = importWorkspace();
  const release = (name: string, lines: readonly string[]) =>
    importRelease("onet", [file(name, ["O*NET-SOC Code\tTitle", ...lines])], folder);
  const first = ["15-1252.00\tSoftware Makers", "15-1299.88\tHolodeck Operators"];
  await release("Occupation_Data.tsv", first);
  const [again] = (await release("Occupation_Data.tsv", first)).tables;
  expect(again).toMatchObject({ added: [], renamed: [], unchanged: 2 });
  await release("Occupation_Data_31.tsv", ["15-1252.00\tSoftware Developers"]);
  const { occupations } = loadTaxonomy({ extensions: folder });
  expect(occupations.byId(15129988)?.name).toBe("Holodeck Operators");
  expect(occupations.byId(15125200)?.name).toBe("Software Developers");
});

test("titles and relations of an occupation that the same call adds are taken, whatever the order of the files", async () => {
  const { folder, file } = importWorkspace();
  const files = [
    file("Alternate_Titles.tsv", [titlesHeader, "15-1299.88\tx\tHolodeck Engineer\t\t"]),
    file("Related_Occupations.tsv", [
      "O*NET-SOC Code\tRelated O*NET-SOC Code\tIndex",
      "15-1252.00\t15-1299.88\t1",
      "15-1299.88\t15-1252.00\t1",
    ]),
    file("Occupation_Data.tsv", ["O*NET-SOC Code\tTitle", "15-1299.88\tHolodeck Operators"]),
  ];
  const { skipped } = await importRelease("onet", files, folder);
  expect([...skipped]).toEqual([]);
  const { titles, extensions } = loadTaxonomy({ extensions: folder });
  expect(titles.byId(10_000_000)).toMatchObject({ name: "Holodeck Engineer", occupation: 15129988 });
  expect(extensions.relatedOccupations(15125200)).toEqual([15129988]);
});

test("an occupation that no function covers is refused when it is imported, not when the list is read", async () => {
  const { folder, file } = importWorkspace();
  const release = file("Occupation_Data.tsv", ["O*NET-SOC Code\tTitle", "15-9999.00\tHolodeck Operators"]);
  await expect(importRelease("onet", [release], folder)).rejects.toThrow(
    "no function covers occupation 15-9999.00",
  );
  expect(loadTaxonomy({ extensions: folder }).occupations.has(15999900)).toBe(false);
});

test("O*NET occupations, technology, knowledge and relations are there to ask for", async () => {
  const { folder, file } = importWorkspace();
  const code = "O*NET-SOC Code";
  await importRelease(
    "onet",
    [
      file("Occupation_Data.tsv", [
        `${code}\tTitle\tDescription`,
        "15-1252.00\tSoftware Developers\tx",
        "15-1299.88\tHolodeck Operators\tx",
      ]),
      file("Technology_Skills.tsv", [
        `${code}\tTitle\tExample\tCommodity Code\tCommodity Title\tHot Technology\tIn Demand`,
        "15-1252.00\tx\tPython\t1\tx\tY\tY",
        "15-1252.00\tx\tHoloScript 9\t1\tx\tN\tN",
      ]),
      file("Knowledge.tsv", [
        `${code}\tTitle\tElement ID\tElement Name\tScale ID\tScale Name\tData Value`,
        "15-1252.00\tx\t2\tMathematics\tIM\tImportance\t3.1",
        "15-1252.00\tx\t2\tMathematics\tLV\tLevel\t3.9",
        "15-1252.00\tx\t2\tElectronics\tIM\tImportance\t4.5",
      ]),
      file("Related_Occupations.tsv", [
        `${code}\tTitle\tRelated O*NET-SOC Code\tRelated Title\tRelatedness Tier\tIndex`,
        "15-1252.00\tx\t15-1254.00\tx\tPrimary\t2",
        "15-1252.00\tx\t15-1253.00\tx\tPrimary\t1",
      ]),
    ],
    folder,
  );
  const { occupations, skills, extensions } = loadTaxonomy({ extensions: folder });
  expect(occupations.byId(15129988)).toMatchObject({
    name: "Holodeck Operators",
    soc8: "15-1299.88",
    majorGroup: 15,
  });
  expect(occupations.byId(15125200)?.jobZone).toBe(4);
  const technology = extensions.technology(15125200).map(({ skill, hot }) => [skills.byId(skill)?.name, hot]);
  expect(technology).toEqual([
    ["Python", true],
    ["HoloScript 9", false],
  ]);
  expect(skills.byId(10_000_000)).toMatchObject({ name: "HoloScript 9", category: 3, domain: "onet" });
  expect(extensions.knowledge(15125200)).toMatchObject([
    { name: "Electronics", importance: 4.5 },
    { name: "Mathematics", importance: 3.1, level: 3.9 },
  ]);
  expect(extensions.relatedOccupations(15125200)).toEqual([15125300, 15125400]);
});

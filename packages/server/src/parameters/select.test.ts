import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SmallAccounts, smallAccounts } from "../operations/smallAccounts.ts";
import { flags, pastYear, smallCall } from "../operations/smallCall.ts";

const call = smallCall({
  postings: [
    { state: 840036, msa: 35620, county: 34003, skills: [1001, 1002] },
    { state: 840006, msa: 41860, skills: [1001] },
    { state: 840006, skills: [1002, 1003] },
    { country: 826, skills: [1001] },
  ],
});
const countOf = async (query: string) => {
  const answer = await call("getDemand", `${query}${/skill=/.test(query) ? "" : "&talentprofile=205"}`);
  return "data" in answer ? answer.data.demand.count : answer.missing;
};
const all205 = { talentProfiles: { lookup: async () => ({ definition: {} }) } };
const wide = smallCall({
  postings: [
    { state: 840036, msa: 35620, county: 34003, city: 5128581 },
    { state: 840036, msa: 35620, county: 34003 },
    { state: 840036, msa: 35620 },
    { state: 840036 },
    {},
  ],
  accounts: all205 as never,
});

// A5 location precedence: the broadest wins
test.each([
  ["country=US&state=840036&msa=35620&county=34003&city=5128581", 5, { country: "US" }],
  ["state=840036&msa=35620&county=34003&city=5128581", 4, { state: 840036 }],
  ["msa=35620&county=34003&city=5128581", 3, { msa: [35620] }],
])("of %s the broadest place counts, and it alone is echoed", async (query, count, place) => {
  expect(await wide("getDemand", `${query}&talentprofile=205`)).toEqual({
    data: { demand: { count } },
    input: { ...place, talentprofile: 205, daterange: pastYear, ...flags },
  });
});

// A5 one country: all locations must belong to one
test("refuses places in several countries, also such as do not count", async () => {
  for (const query of [
    "country=US,GB",
    "country=GB&msa=35620",
    "state=124035&county=34003",
    "country=US&city=2643743",
  ])
    await expect(wide("getDemand", `${query}&talentprofile=205`), query).rejects.toMatchObject({
      word: "severalCountries",
      hint: expect.stringMatching(/^Give places of one country; these lie in [A-Z]{2}, [A-Z]{2}$/),
    });
});

// A5 location: at least one of country, state or msa
test("wants a country, state or area; a county or city alone will not do", async () => {
  for (const query of ["", "county=34003&", "city=5128581&"])
    await expect(wide("getDemand", `${query}talentprofile=205`)).rejects.toMatchObject({
      word: "locationMissing",
    });
});

// A5 syntax: req: means AND, a plain list OR, both may be combined, not: excludes
test.each([
  ["1001", 2],
  ["1001,1003", 3],
  ["req:1001,req:1002", 1],
  ["req:1002,1001,1003", 2],
  ["1001,not:1002", 1],
  ["not:1001", 1],
  ["req:1001,1003", "INSUFFICIENT_DATA"],
])("skill=%s selects %s of the postings", async (skills, count) => {
  expect(await countOf(`country=US&skill=${skills}`)).toBe(count);
});

// A5 daterange: d, w, m, q or y with a number, or a custom range
test.each([
  ["1d", "2024-12-31"],
  ["2w", "2024-12-18"],
  ["6m", "2024-07-01"],
  ["1q", "2024-10-01"],
  ["1y", "2024-01-01"],
  ["2024-02-01-2024-12-31", "2024-02-01"],
])("daterange=%s begins on %s", async (daterange, from) => {
  const answer = await call("getDemand", `country=US&skill=1001&daterange=${daterange}`);
  expect(answer.input).toMatchObject({ daterange: `${from}-2024-12-31` });
});

test.each([
  "0d",
  "1x",
  "y",
  "1.5y",
  "2024-12-31-2024-01-01",
  "2024-02-30-2024-03-01",
  "2024-01-01",
  "yesterday",
])("refuses daterange=%s", async (daterange) => {
  const refused = call("getDemand", `country=US&skill=1001&daterange=${daterange}`);
  await expect(refused).rejects.toMatchObject({ word: "invalidFormat" });
});

// A5 daterange: what the data do not know yet is not counted as nothing
describe("a range that goes past the data's last day", () => {
  const open = smallCall({
    postings: [{ skills: [1001] }, { skills: [1001], firstSeen: "2020-01-01" }],
    caller: { dataSettings: { showStaffing: true, showAnonymous: true, newJobs: false } },
  });

  test("ends there, for counts, trends and open postings", async () => {
    const query = "country=US&skill=1001&daterange=2024-12-01-2025-11-30";
    for (const id of ["getDemand", "getDemandTrend", "getSkillEvolution"] as const)
      expect((await open(id, query)).input.daterange, id).toMatch(/-2024-12-31$/);
    expect(await open("getDemandTrend", query)).toMatchObject({
      data: { trend: [{ period: "2024-12-01", demandCount: 2 }] },
    });
    expect(await open("getActiveDemand", query)).toMatchObject({
      data: { demand: { count: 2 } },
      input: { daterange: "2024-12-31-2024-12-31" },
    });
  });

  test("leaves a measure of whole years its whole years", async () => {
    const query = "country=US&skill=1001&daterange=2025-01-15-2025-01-31";
    expect((await open("getHiringDifficulty", query)).input.daterange).toBe(pastYear);
    const later = await open("getHiringDifficulty", query.replaceAll("2025", "2035"));
    expect(later.input.daterange).toBe("2034-02-01-2035-01-31");
  });

  test("has no data when all of it does, whoever is still open", async () => {
    const query = "country=US&skill=1001&daterange=2025-01-01-2025-01-31";
    for (const id of ["getDemand", "getDemandTrend", "getActiveDemand", "getActivelyHiring"] as const)
      expect(await open(id, query), id).toMatchObject({
        missing: "INSUFFICIENT_DATA",
        input: { daterange: expect.stringMatching(/-2025-01-31$/) },
      });
  });
});

// A5 query: one keyword expression with AND, OR, NOT, parentheses and quotation marks
describe("a keyword expression", () => {
  const texts = smallCall({
    postings: [
      { rawTitle: "Staff nurse", description: "Intensive care" },
      { rawTitle: "Nurse manager", description: "Budget" },
      { rawTitle: "Engineer", description: "Intensive budget care" },
    ],
  });
  test.each([
    ["nurse", 2],
    ["nurse AND budget", 1],
    ["nurse OR budget", 3],
    ["budget NOT nurse", 1],
    ['"intensive care"', 1],
    ["(manager OR engineer) AND budget", 2],
  ])("%s selects %i of the postings", async (query, count) => {
    const answer = await texts("getDemand", `country=US&query=${encodeURIComponent(query)}`);
    expect("data" in answer && answer.data.demand.count).toBe(count);
    expect(answer.input).toMatchObject({ query });
  });

  test("names the place of what it does not understand", async () => {
    await expect(texts("getDemand", "country=US&query=nurse AND (")).rejects.toMatchObject({
      word: "invalidFormat",
      hint: expect.stringContaining("(at character 12)"),
    });
    await expect(texts("getDemand", "country=US&query=nurse,doctor")).rejects.toMatchObject({
      word: "invalidFormat",
      hint: expect.stringContaining("character 6 "),
    });
  });
});

test("refuses a talent profile whose saved expression is not understood, not a parameter that was not sent", async () => {
  const lookup = async () => ({ definition: { query: "nurse AND" } });
  const saved = smallCall({ postings: [{}], accounts: { talentProfiles: { lookup } } as never });
  await expect(saved("getDemand", "country=US&talentprofile=1001")).rejects.toMatchObject({
    word: "invalidTalentProfile",
    hint: "Its keyword expression is not understood: A word is missing at the end (at character 10)",
  });
});

test("a talent profile saved with an id that was retired since asks for the one that stands, also to be read", async () => {
  const definition = { skill: { any: [9060, 6095], none: [1002] } };
  const lookup = async () => ({ definition, category: "mine" });
  const postings = [{ skills: [6095] }, { skills: [6095, 1002] }, { skills: [9060] }];
  const saved = smallCall({ postings, accounts: { talentProfiles: { lookup } } as never });
  expect(await saved("getDemand", "country=US&talentprofile=1001")).toMatchObject({
    data: { demand: { count: 1 } },
  });
  expect(await saved("getTalentProfileLookup", "talentprofile=1001")).toMatchObject({
    data: {
      talentProfile: {
        mine: {
          profiles: [{ definition: { skill: [{ id: 6095, name: "SmartRecruiters" }, { id: 1002 }] } }],
        },
      },
    },
  });
});

// A5 English only
test("takes Latin letters, accents too, and no other script", async () => {
  expect(await countOf(`country=US&skill=1001&query=${encodeURIComponent("café")}`)).toBe(
    "INSUFFICIENT_DATA",
  );
  for (const query of ["医生", "врач", "طبيب"])
    await expect(
      call("getDemand", `country=US&skill=1001&query=${encodeURIComponent(query)}`),
      query,
    ).rejects.toMatchObject({ word: "invalidFormat" });
});

// A1 data settings: staffing, anonymous, new versus open jobs
describe("the subscription's data settings", () => {
  const postings = [
    { employer: 1 },
    { employer: 2 },
    { employer: 3 },
    { employer: 3, firstSeen: "2020-01-01" },
    { employer: 3, firstSeen: "2020-01-01", lastSeen: "2023-01-01" },
  ];
  const employers = [{ id: 1, staffing: true }, { id: 2, anonymous: true }, { id: 3 }];
  test.each([
    [true, true, true, 3],
    [false, true, true, 2],
    [true, false, true, 2],
    [false, false, true, 1],
    [true, true, false, 4],
  ])(
    "staffing %s, anonymous %s, new jobs %s: %i postings",
    async (showStaffing, showAnonymous, newJobs, count) => {
      const caller = { dataSettings: { showStaffing, showAnonymous, newJobs } };
      const answer = await smallCall({ postings, employers, caller, accounts: all205 as never })(
        "getDemand",
        "country=US&talentprofile=205",
      );
      expect("data" in answer && answer.data.demand.count).toBe(count);
      expect(answer.input).toMatchObject({
        showstaffing: showStaffing,
        showanonymous: showAnonymous,
        newJobs,
        openJobs: !newJobs,
      });
    },
  );
});

// A5 role definition: either talentprofile or the attribute set; one the caller can access
describe("a talent profile", () => {
  let small: SmallAccounts;
  let asOne: ReturnType<typeof smallCall>;
  beforeAll(async () => {
    small = await smallAccounts();
    asOne = smallCall({
      accounts: small.accounts,
      caller: { organisationId: "one", userId: small.userId },
      postings: [
        { occupation: 29114100 },
        { occupation: 29114100, skills: [1001] },
        { occupation: 15125200 },
      ],
    });
  });
  afterAll(() => small.close());

  test("205 is all talent data", async () => {
    expect(await asOne("getDemand", "country=US&talentprofile=205")).toMatchObject({
      data: { demand: { count: 3 } },
      input: { talentprofile: 205 },
    });
  });

  test("of one's own stands for its role, what it excludes too", async () => {
    expect(await asOne("getDemand", `country=US&talentprofile=${small.profiles.mine}`)).toMatchObject({
      data: { demand: { count: 1 } },
    });
  });

  test("of another organisation is refused as one that does not exist", async () => {
    for (const id of [small.profiles.foreign, 4_000_000])
      await expect(asOne("getDemand", `country=US&talentprofile=${id}`)).rejects.toMatchObject({
        word: "invalidTalentProfile",
      });
  });

  test("excludes role attributes; one of the two there must be", async () => {
    await expect(asOne("getDemand", "country=US&talentprofile=205&skill=1001")).rejects.toMatchObject({
      word: "mutuallyExclusive",
      hint: "Give either talentprofile or skill, not both",
    });
    await expect(asOne("getDemand", "country=US")).rejects.toMatchObject({
      word: "roleMissing",
      hint: expect.stringMatching(/^Give talentprofile, 205 for all talent, or some of occupation, .*query$/),
    });
  });
});

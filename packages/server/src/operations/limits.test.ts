import { expect, test } from "vitest";
import { smallCall, times } from "./smallCall.ts";

/** As many records as asked for, each with a value of its own. */
const each = <T>(count: number, record: (id: number) => T): T[] =>
  times(count, 0).map((_, index) => record(index + 1));

const overThousand = smallCall({
  postings: each(1001, (id) => ({
    employer: id,
    title: id,
    occupation: id,
    msa: id,
    skills: [id],
    credentials: [id],
  })),
  accounts: { talentProfiles: { lookup: async () => ({ definition: {} }) } } as never,
});
const lists: Record<string, string> = {
  getOccupationRanking: "occupation",
  getTitleRanking: "titles",
  getEmployerRanking: "employers",
  getLocationRanking: "topmsas",
  getCredentialRanking: "credentials",
};

// A9 ranking endpoints: up to 1000 records by default; limit reduces it
test.each(Object.keys(lists))("%s gives up to a thousand records", async (id) => {
  const lengthOf = async (query: string) => {
    const answer = await overThousand(id as "getTitleRanking", `country=US${query}`);
    return "data" in answer && ((answer.data as never)[lists[id] ?? ""] as unknown[]);
  };
  expect(await lengthOf("")).toHaveLength(1000);
  expect(await lengthOf("&limit=1000")).toHaveLength(1000);
  expect(await lengthOf("&limit=7")).toHaveLength(7);
  await expect(lengthOf("&limit=1001")).rejects.toMatchObject({ word: "tooMany" });
});

// A9 skill ranking default top 100
test("ranks a hundred skills by default, up to a thousand", async () => {
  const lengthOf = async (query: string) => {
    const answer = await overThousand("getSkillRanking", `country=US${query}`);
    return "data" in answer ? answer.data.Skills.length : 0;
  };
  expect(await lengthOf("")).toBe(100);
  expect(await lengthOf("&limit=1000")).toBe(1000);
});

// A9 facet: default 50, maximum 100 records
test("gives fifty records a facet by default, up to a hundred", async () => {
  const lengthOf = async (facet: string) => {
    const answer = await overThousand("getDemand", `country=US&talentprofile=205&facet=${facet}`);
    return "data" in answer ? answer.data.facets?.msa?.length : 0;
  };
  expect(await lengthOf("msa")).toBe(50);
  expect(await lengthOf("msa@100")).toBe(100);
  await expect(lengthOf("msa@101")).rejects.toMatchObject({ word: "tooMany" });
});

// A9 listings: up to 100 per request, default 50 (100 with after), at most 10,000 overall, by job ID
test("lists at most ten thousand postings, by page or after an id", async () => {
  const many = smallCall({ postings: times(10_001, {}) });
  const idsOf = async (query: string) => {
    const answer = await many("getListings", `country=US&${query}`);
    return "data" in answer ? answer.data.jobDetails.map(({ jobId }) => jobId) : answer.missing;
  };
  expect(await idsOf("")).toHaveLength(50);
  expect(await idsOf("after=0")).toHaveLength(100);
  expect((await idsOf("limit=100&pageno=100")).at(-1)).toBe(10_000);
  expect(await idsOf("limit=100&pageno=101")).toBe("NO_DATA_FOUND");
  expect(await idsOf("after=9950")).toHaveLength(50);
  expect(await idsOf("after=10000")).toBe("NO_DATA_FOUND");
  await expect(idsOf("limit=101")).rejects.toMatchObject({ word: "tooMany" });
});

// A9 employer branding default top 1000
test("takes a limit of a thousand attributes, which is the default, and no more", async () => {
  const echoOf = async (query: string) =>
    (await overThousand("getEmployerBranding", `employer=1${query}`)).input.limit;
  expect(await echoOf("")).toBe(1000);
  expect(await echoOf("&limit=1000")).toBe(1000);
  expect(await echoOf("&limit=1")).toBe(1);
  await expect(echoOf("&limit=1001")).rejects.toMatchObject({ word: "tooMany" });
});

const role = "country=US&";
const values = (count: number, ids: readonly (number | string)[]) => ids.slice(0, count).join();

// A5 per-request counts
test.each([
  ["employmenttype", 3, [1, 2, 3, 4]],
  ["educationlevel", 3, [1, 2, 3, 4]],
  ["experiencelevel", 3, [1, 2, 3, 3]],
  ["occupation", 5, each(6, () => "29-1141.00")],
  ["semicleantitle", 5, each(6, (id) => id)],
  ["function", 5, [1, 3, 4, 5, 6, 7]],
  ["skill", 10, each(11, (id) => 1000 + id)],
  ["credential", 10, each(11, (id) => id)],
  ["employer", 20, each(21, (id) => id)],
  ["msa", 5, each(6, () => 35620)],
  ["city", 10, each(11, () => 5128581)],
  ["county", 10, each(11, () => 34003)],
  ["state", 1, [840036, 840006]],
  ["talentprofile", 1, [205, 206]],
])("%s takes %i values and not one more", async (name, most, ids) => {
  const query = (count: number) =>
    `${role}${name}=${values(count, ids)}${["employer", "msa", "city", "county", "state"].includes(name) ? "&skill=1" : ""}`;
  const word = await overThousand("getDemand", query(most)).then(
    () => undefined,
    (problem: { word: string }) => problem.word,
  );
  expect(word).not.toBe("tooMany");
  await expect(overThousand("getDemand", query(most + 1))).rejects.toMatchObject({ word: "tooMany" });
});

import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();

test("finds the counties of a state and an area", async () => {
  expect(await call("getCounties", "country=US&state=840034&msa=35620&keyword=Bergen")).toMatchObject({
    data: { locations: [{ id: 34003, name: "Bergen County" }] },
    input: { country: "US", state: [840034], msa: [35620] },
  });
  expect(await call("getCounties", "country=US&msa=41860&keyword=Bergen County")).toMatchObject({
    missing: "NO_DATA_FOUND",
  });
});

test("takes ten areas and not eleven", async () => {
  const ten = "10180,10420,10500,10540,10580,10740,10780,10900,11020,35620";
  expect(await call("getCounties", `country=US&msa=${ten}`)).toHaveProperty("data");
  await expect(call("getCounties", `country=US&msa=${ten},41860`)).rejects.toMatchObject({ word: "tooMany" });
});

test("tells counties of one name apart by their state", async () => {
  const answer = await call("getCounties", "country=US&keyword=Orange County&limit=3");
  const states = "data" in answer ? answer.data.locations.map(({ name, state }) => [name, state?.name]) : [];
  expect(states).toEqual([
    ["Orange County", "California"],
    ["Orange County", "Florida"],
    ["Orange County", "New York"],
  ]);
});

test("an area has no one state", async () => {
  expect(await call("getMsas", "country=US&keyword=Philadelphia&limit=1")).toMatchObject({
    data: {
      locations: [{ id: 37980, name: expect.stringContaining("PA-NJ-DE"), score: expect.any(Number) }],
    },
  });
  expect(JSON.stringify(await call("getMsas", "country=US&keyword=Philadelphia"))).not.toContain('"state"');
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { type SmallAccounts, smallAccounts } from "../smallAccounts.ts";
import { smallCall } from "../smallCall.ts";

let small: SmallAccounts;
let call: ReturnType<typeof smallCall>;
beforeAll(async () => {
  small = await smallAccounts();
  call = smallCall({ ...small, caller: { organisationId: "one", userId: small.userId } });
});
afterAll(() => small.close());

// A3 talent profile lookup
test("gives a profile with its role in words, also what it leaves out", async () => {
  expect(await call("getTalentProfileLookup", `talentprofile=${small.profiles.mine}`)).toMatchObject({
    data: {
      talentProfile: {
        totalCount: 1,
        mine: {
          profiles: [
            {
              name: "My nurses",
              definition: {
                occupation: [
                  { id: 29114100, soccode: "29-1141.00", name: "Registered Nurses", match: "any" },
                ],
                skill: [{ id: 1001, name: "Python", match: "none" }],
                query: null,
              },
            },
          ],
        },
      },
    },
    input: { talentprofile: small.profiles.mine },
  });
});

// A3 talent profile 205 means all talent data
test("knows 205, all talent data", async () => {
  expect(await call("getTalentProfileLookup", "talentprofile=205")).toMatchObject({
    data: { talentProfile: { sharedbytalentintelligence: { profiles: [{ name: "All talent data" }] } } },
  });
});

// A6 talent profiles visible; A8 invalid talent profile
test("refuses another organisation's profile as it refuses one that does not exist", async () => {
  for (const id of [small.profiles.foreign, 4_000_000])
    await expect(call("getTalentProfileLookup", `talentprofile=${id}`)).rejects.toThrow(
      "Invalid talent profile found in request",
    );
});

// A5 talent profile lookup requires talentprofile
test("wants one profile", async () => {
  await expect(call("getTalentProfileLookup", "")).rejects.toMatchObject({ word: "parameterMissing" });
  await expect(call("getTalentProfileLookup", "talentprofile=1,2")).rejects.toMatchObject({
    word: "tooMany",
  });
});

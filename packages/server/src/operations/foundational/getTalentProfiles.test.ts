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

// A3 talent profile list; A6 talent profiles visible
test("lists the provider's, the organisation's and the caller's own, nobody else's", async () => {
  const answer = await call("getTalentProfiles");
  expect(answer).toMatchObject({
    data: {
      talentProfile: {
        mine: { totalCount: 1, pageNo: 1, profiles: [{ id: small.profiles.mine, name: "My nurses" }] },
        sharedwithme: { totalCount: 1, profiles: [{ id: small.profiles.shared }] },
      },
    },
    input: { limit: 50, pageno: 1 },
  });
  const groups = "data" in answer ? answer.data.talentProfile : undefined;
  expect(groups?.sharedbytalentintelligence?.profiles).toContainEqual(
    expect.objectContaining({ id: 205, name: "All talent data" }),
  );
  expect(JSON.stringify(groups)).not.toContain("Their coders");
});

test("lists one category, or what any of several keywords finds", async () => {
  const mine = await call("getTalentProfiles", "category=mine");
  expect("data" in mine && Object.keys(mine.data.talentProfile).sort()).toEqual(["mine", "totalCount"]);
  expect(await call("getTalentProfiles", "keyword=my nurses,our coders")).toMatchObject({
    data: { talentProfile: { totalCount: 2 } },
  });
});

// A8 NO_DATA_FOUND: a page past the end
test("finds nothing past the end", async () => {
  expect(await call("getTalentProfiles", "pageno=9")).toMatchObject({ missing: "NO_DATA_FOUND" });
});

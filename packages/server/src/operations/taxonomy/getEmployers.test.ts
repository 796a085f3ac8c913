import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall({ employers: [{ id: 12, industry: 1 }] });

// A3 employers taxonomy; A5 taxonomy keyword: comma-separated multiples
test("finds employers by any of several keywords", async () => {
  expect(await call("getEmployers", "keyword=Employer 98,Employer 99")).toEqual({
    data: {
      employers: [
        { id: 98, name: "Employer 98" },
        { id: 99, name: "Employer 99" },
      ],
      numFound: 2,
    },
    input: { keyword: ["Employer 98", "Employer 99"], limit: 50, pageno: 1 },
  });
});

// A7 getEmployers: industry, subindustry
test("lists an industry's employers", async () => {
  expect(await call("getEmployers", "industry=1")).toMatchObject({
    data: { employers: [{ id: 12 }], numFound: 1 },
    input: { industry: [1] },
  });
});

// A9 taxonomy page size: 50, first page when pageno is absent
test("gives fifty a page, then the rest, then no data", async () => {
  const first = await call("getEmployers", "keyword=Employer");
  expect("data" in first && [first.data.employers.length, first.data.numFound]).toEqual([50, 99]);
  const second = await call("getEmployers", "keyword=Employer&pageno=2");
  expect("data" in second && second.data.employers[0]).toMatchObject({ id: 51 });
  expect(await call("getEmployers", "keyword=Employer&pageno=3")).toMatchObject({ missing: "NO_DATA_FOUND" });
});

// A5 keyword: required for employers, 2 to 50 characters
test.each([
  ["", "parameterMissing"],
  ["keyword=E", "invalidFormat"],
  [`keyword=${"a".repeat(51)}`, "invalidFormat"],
  ["industry=999", "invalidValue"],
])("refuses %j", async (query, word) => {
  await expect(call("getEmployers", query)).rejects.toMatchObject({ word });
});

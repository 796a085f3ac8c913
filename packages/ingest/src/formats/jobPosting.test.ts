import { expect, test } from "vitest";
import { jobPosting } from "./jobPosting.ts";

const flat = { id: "1", title: "Nurse", datePosted: "2020-10-01", salaryUnit: "YEAR", currency: "GBP" };

test("reads a nested posting", () => {
  const ad = jobPosting.read({
    "@type": "JobPosting",
    title: "Groundskeeper",
    description: "<p>Mow.</p>",
    datePosted: "2025-10-25",
    validThrough: "2025-11-30T23:59",
    employmentType: ["FULL_TIME", "TEMPORARY"],
    hiringOrganization: { name: "City of Larkspur" },
    jobLocation: [
      { address: { addressLocality: "Larkspur", addressRegion: "CA", addressCountry: { name: "USA" } } },
    ],
    baseSalary: { currency: "USD", value: { minValue: 25, maxValue: 30, unitText: "HOUR" } },
    identifier: { value: "REQ-7" },
  });
  expect(ad).toMatchObject({
    key: "City of Larkspur: REQ-7",
    posted: "2025-10-25",
    closes: "2025-11-30",
    employer: "City of Larkspur",
    employmentTypes: [2, 4],
    pay: { min: 25, max: 30, interval: "hour", currency: "USD" },
    place: { city: "Larkspur", region: "CA", country: "USA" },
  });
});

test("reads every place, and after them the countries that applicants must live in", () => {
  const town = (addressLocality: string) => ({ "@type": "Place", address: { addressLocality } });
  const nested = jobPosting.read({ ...flat, jobLocation: [town("Leeds"), town("York")] });
  expect([nested.place, ...(nested.otherPlaces ?? [])].map(({ city }) => city)).toEqual(["Leeds", "York"]);
  const remote = jobPosting.read({
    ...flat,
    jobLocation: "Anywhere",
    applicantLocationRequirements: [{ name: "Canada" }, { name: "USA" }],
  });
  expect(remote.place.text).toBe("Anywhere");
  expect(remote.otherPlaces?.map(({ country }) => country)).toEqual(["Canada", "USA"]);
});

test("takes the amounts of a flat posting only when its wording names them", () => {
  const pay = (salaryText: string, salaryMin: string, salaryMax: string) =>
    jobPosting.read({ ...flat, salaryText, salaryMin, salaryMax }).pay;
  expect(pay("£31,365 - £37,890 per annum", "31365", "37890")).toMatchObject({ min: 31365, max: 37890 });
  expect(pay("£31,365-37,890 pa", "31365", "37890")).toMatchObject({ min: 31365 });
  expect(pay("£23,500- £26,404.00 plus allowances", "23500", "26404")).toMatchObject({ max: 26404 });
  expect(pay("Band 5", "8405", "8405")).toBeUndefined();
  expect(pay("£22 per hour (DOE)", "36982", "36982")).toBeUndefined();
  expect(pay("£82,096 - £110,683 10 PA's", "82096", "11068310")).toBeUndefined();
  expect(pay("£49,0736", "490736", "490736")).toBeUndefined();
});

test("finds the postings of a graph and of a list", () => {
  const posting = { "@type": "JobPosting", title: "A" };
  expect(jobPosting.records?.({ "@graph": [{ "@type": "BreadcrumbList" }, posting] })).toEqual([posting]);
  expect(jobPosting.records?.([posting, posting]).length).toBe(2);
});

test.each([
  [{ "@type": "Organization", name: "x" }, "not a JobPosting"],
  [{ ...flat, title: " " }, "no title"],
  [{ ...flat, datePosted: "yesterday" }, "datePosted is no date"],
  [null, "no title"],
])("rejects %j: %s", (record, reason) => {
  expect(() => jobPosting.read(record)).toThrow(reason);
});

test("gives the same posting without an id the same key again, another one another", () => {
  const { id: _, ...anonymous } = flat;
  const key = jobPosting.read(anonymous).key;
  expect(jobPosting.read({ ...anonymous }).key).toBe(key);
  expect(jobPosting.read({ ...anonymous, city: "Bath" }).key).not.toBe(key);
});

test("the number that an employer gave an ad is that employer's alone", () => {
  const key = (identifier: unknown, name?: string) =>
    jobPosting.read({ title: "Cook", datePosted: "2025-10-25", hiringOrganization: { name }, identifier })
      .key;
  expect(key({ name: "Acme", value: 1001 })).toBe("Acme: 1001");
  expect(key([{ name: "Globex", value: "1001" }], "Acme")).toBe("Globex: 1001");
  expect(key({ value: "1001" }, "Acme")).toBe("Acme: 1001");
  expect(key({ value: "1001" })).toBe("1001");
  expect(key("1001", "Acme")).toBe("1001");
  expect(key({ name: "Acme" }, "Acme")).toBe(key(undefined, "Acme"));
});

test("a row of another table is no posting, and a posting that says it is one may be short", () => {
  expect(() => jobPosting.read({ id: "industry/11", type: "industry", name: "Agriculture" })).toThrow(
    "not a JobPosting",
  );
  expect(jobPosting.read({ "@type": "JobPosting", title: "Cook" })).toMatchObject({ title: "Cook" });
  expect(jobPosting.read({ title: "Cook", city: "Leeds" })).toMatchObject({ title: "Cook" });
});

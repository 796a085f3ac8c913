import { loadTaxonomy } from "@talent/taxonomy";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createExtractor } from "./createExtractor.ts";

const taxonomy = loadTaxonomy();
const extractor = createExtractor(taxonomy);

const description = `<p>About us</p><p>We raised $40M in a Series B.</p>
<h3>What you will do</h3><ul><li>Build services in Python and PostgreSQL</li></ul>
<h3>Requirements</h3><ul><li>5+ years of experience in software development</li><li>Bachelor&#39;s degree in Computer Science</li></ul>
<p>This is a full-time, permanent position. We work in a hybrid model with two days a week in our office.</p>
<p>Salary: &pound;70,000 - &pound;85,000 per annum. &#128640;</p>`;

test("reads everything an ad says", () => {
  const reading = extractor.read({ title: "Senior Backend Developer (m/f/d)", description });
  expect(reading).toMatchObject({
    title: "Backend Developer",
    occupation: 15125200,
    function: 14,
    education: 3,
    experience: 2,
    experienceYears: 5,
    employmentTypes: [1, 4],
    remote: 3,
    pay: { min: 70_000, max: 85_000, interval: "year", currency: "GBP" },
  });
  const names = reading.skills.map(({ id }) => taxonomy.skills.byId(id)?.name);
  expect(names).toContain("Python");
});

test("reads a role alone and a description alone", () => {
  expect(extractor.read({ title: "Staff Nurse" })).toMatchObject({
    title: "Staff Nurse",
    occupation: 29114100,
    remote: 0,
  });
  const alone = extractor.read({ description: "We are looking for a Registered Nurse for our busy ward." });
  expect(alone.occupation).toBe(29114100);
  expect(alone.title).toBeUndefined();
  expect(extractor.read({})).toMatchObject({
    skills: [],
    credentials: [],
    employmentTypes: [],
    attributes: [],
    remote: 0,
  });
});

test.each([
  ["We are seeking an experienced Plumber to join our team.", 47215200],
  ["Bright Electric needs a Journeyman Electrician. Install conduit (EMT, rigid) and pull wire.", 47211100],
  ["We're hiring a friendly barista! Keep the bar clean.", 35302301],
  ["The Data Analyst will report to the Director of Finance and work with software engineers.", 15205101],
  [
    "Attorney - Litigation associate, admitted to the New York bar. Draft motions, take depositions.",
    23101100,
  ],
  ["Maple Valley School District is looking for a 5th grade teacher for the next school year.", 25202100],
])("reads the occupation of a description that names the job: %s", (description, occupation) => {
  expect(extractor.read({ description }).occupation).toBe(occupation);
});

test("what the source states beats the text", () => {
  const pay = { min: 20, max: 25, interval: "hour", currency: "USD" } as const;
  const reading = extractor.read({
    title: "Developer",
    description,
    hints: { pay, remote: 1, employmentTypes: [5], education: 1, experience: 3 },
  });
  expect(reading).toMatchObject({ pay, remote: 1, employmentTypes: [1, 5], education: 1, experience: 3 });
});

test("lists every id once", () => {
  const { skills, credentials } = extractor.read({
    title: "Python Developer",
    description: `${description} Python, Python and Python.`,
  });
  for (const list of [skills, credentials]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
});

describe("whatever the text", () => {
  const pieces = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "<div",
      "</p>",
      "&amp;",
      "&#x0;",
      "🚀",
      "\u0000",
      "\u202e",
      "((((",
      "$",
      "£££",
      "1,1,1,1",
      "-",
      "–",
      " to ",
      "5+ years",
      "degree",
      "full-time",
      "remote",
      "per hour",
      "\n",
      "a".repeat(300),
      "9".repeat(300),
    ),
  );
  const text = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(""));

  test("a reading comes back, with ids of the taxonomy and levels in their range", () => {
    fc.assert(
      fc.property(text, text, (title, body) => {
        const reading = extractor.read({ title, description: body });
        for (const { id } of reading.skills) expect(taxonomy.skills.has(id)).toBe(true);
        for (const { id } of reading.credentials) expect(taxonomy.credentials.has(id)).toBe(true);
        if (reading.occupation !== undefined) expect(taxonomy.occupations.has(reading.occupation)).toBe(true);
        expect([0, 1, 2, 3]).toContain(reading.remote);
        expect([undefined, 1, 2, 3, 4]).toContain(reading.education);
        expect([undefined, 1, 2, 3]).toContain(reading.experience);
        if (reading.pay !== undefined) {
          expect(reading.pay.min).toBeGreaterThan(0);
          expect(reading.pay.max).toBeGreaterThanOrEqual(reading.pay.min);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("the same ad gives the same reading, whatever was read before it", () => {
    const ad = { title: "Data Analyst", description };
    const first = extractor.read(ad);
    fc.assert(
      fc.property(text, (body) => {
        extractor.read({ title: body, description: body });
        expect(extractor.read(ad)).toEqual(first);
      }),
      { numRuns: 50 },
    );
  });
});

describe("time is linear in the length of the text", () => {
  const worst = [
    description,
    "$1,000 ",
    "1,000,".concat("000,"),
    "£",
    "5 years ",
    "a",
    "degree ",
    "full-time ",
    "remote hybrid office days ",
    "<<<<",
    "&&&&",
    "- - - ",
    "((((",
    "no not experience of the of the ",
    "days a week in the the the the ",
    "Senior Lead Staff ",
    "per per per an a ",
  ];
  const time = (title: string, body: string): number => {
    const before = process.cpuUsage();
    extractor.read({ title, description: body });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  test.each(worst)("of %j again and again", (piece) => {
    const short = piece.repeat(Math.ceil(20_000 / piece.length));
    const long = piece.repeat(Math.ceil(160_000 / piece.length));
    time(short, short);
    const once = Math.min(...[0, 1, 2].map(() => time(short, short)));
    const eight = Math.min(...[0, 1, 2].map(() => time(long, long)));
    // Eight times the text in quadratic time would be 64 times as long.
    expect(eight).toBeLessThan(Math.max(once, 5) * 40);
  });
});

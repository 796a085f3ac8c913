import type { MarketRecords, PostingRecord } from "../naive/MarketRecords.ts";

/** Ids with a name, so that expectations can be read. */
export const ids = {
  gb: 826,
  us: 840,
  london: 101,
  newYork: 201,
  nurse: 29114100,
  developer: 15125200,
  acme: 1,
  bolt: 2,
  temps: 3,
  secret: 4,
  care: 11,
  java: 12,
  sql: 13,
  fullTime: 4,
  partTime: 5,
} as const;

/**
 * Ten nurses of Acme in London, one first seen on the first of each month from January to October 2024, paid
 * 30,000, 31,000 … 39,000; odd ids were closed ten days later, even ids are still open. All have the skill care,
 * multiples of five SQL too.
 */
const nurses: PostingRecord[] = Array.from({ length: 10 }, (_, index) => {
  const id = index + 1;
  const month = String(id).padStart(2, "0");
  return {
    id,
    rawTitle: "Staff Nurse",
    description: id === 1 ? "Night shifts. Care for C++ people" : "Day shifts",
    source: 1,
    country: ids.gb,
    msa: ids.london,
    occupation: ids.nurse,
    employer: ids.acme,
    firstSeen: `2024-${month}-01`,
    lastSeen: id % 2 === 1 ? `2024-${month}-11` : undefined,
    remote: 1,
    payUsd: 29_000 + id * 1_000,
    employmentTypes: id <= 4 ? [ids.fullTime, ids.partTime] : [ids.fullTime],
    skills: id % 5 === 0 ? [ids.care, ids.sql] : [ids.care],
  };
});

/** Six developers, all first seen on 15 June 2024 and unpaid, each unlike the others. */
const developers: PostingRecord[] = [
  {
    employer: ids.bolt,
    country: ids.us,
    msa: ids.newYork,
    skills: [ids.java, ids.sql],
    description: "Java and SQL",
  },
  { employer: ids.bolt, country: ids.us, msa: ids.newYork, skills: [ids.java], description: "Java, not C++" },
  { employer: ids.temps, country: ids.us, msa: ids.newYork, skills: [ids.java], description: "C# and .NET" },
  { employer: ids.secret, country: ids.us, skills: [], description: "node.js, full-time" },
  { country: ids.us, skills: [ids.sql], description: "" },
  { employer: ids.acme, country: ids.gb, msa: ids.london, skills: [], description: "the end is near" },
].map((record, index) => ({
  id: 11 + index,
  rawTitle: index === 5 ? "Developer in" : "Software Developer",
  source: 2,
  occupation: ids.developer,
  firstSeen: "2024-06-15",
  remote: 2,
  ...record,
}));

/** A market of sixteen postings and three talents, small enough to count in the head. */
export const handmadeMarket: MarketRecords = {
  asOf: "2024-12-31",
  postings: [...nurses, ...developers],
  talents: [
    {
      id: 1,
      weight: 100.5,
      country: ids.gb,
      msa: ids.london,
      occupation: ids.nurse,
      skills: [ids.care],
      gender: 2,
    },
    { id: 2, weight: 50.25, country: ids.gb, occupation: ids.nurse, skills: [ids.care, ids.sql], gender: 1 },
    { id: 3, weight: 10, country: ids.us, occupation: ids.developer, skills: [ids.java] },
  ],
  employers: [
    { id: ids.acme, industry: 1 },
    { id: ids.bolt, industry: 2 },
    { id: ids.temps, industry: 2, staffing: true },
    { id: ids.secret, anonymous: true },
  ],
};

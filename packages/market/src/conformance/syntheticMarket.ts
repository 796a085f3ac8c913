import type { EmployerRecord, MarketRecords, PostingRecord, TalentRecord } from "../naive/MarketRecords.ts";
import { randomNumbers } from "./randomNumbers.ts";

const asOf = "2024-12-31";
const dayMs = 86_400_000;
const texts = [
  "Java",
  "java",
  "C++",
  "C#",
  "C",
  ".NET",
  "node.js",
  "Full-Time",
  "and",
  "or",
  "SQL",
  "A+",
  "Ärzte",
];
const separators = [" ", " ", " ", ", ", ". ", "/", " – ", "+", "#", "."];

/** Words that occur in the synthetic market's texts, and one that does not. */
export const syntheticWords = [
  "java",
  "c++",
  "c#",
  "c",
  ".net",
  "node",
  "js",
  "full",
  "time",
  "sql",
  "a+",
  "no",
];

/**
 * A made-up market in which everything that may be unknown sometimes is, values collide often (so there are many
 * ties), and weights are broken numbers, some of them nothing. The same seed gives the same market.
 */
export function syntheticMarket(seed: number, size: number): MarketRecords {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const maybe = <T>(value: T): T | undefined => (random() < 0.15 ? undefined : value);
  const several = (most: number, range: number) => [
    ...new Set(Array.from({ length: below(most + 1) }, () => 1 + below(range) ** 2)),
  ];
  const day = (age: number) => new Date(Date.parse(asOf) - age * dayMs).toISOString().slice(0, 10);
  const text = (length: number) =>
    Array.from({ length: below(length) }, () => oneOf(texts) + oneOf(separators)).join("");
  const role = (id: number) => ({
    id,
    country: maybe(oneOf([826, 840])),
    state: maybe(below(3)),
    msa: maybe(below(6)),
    county: maybe(below(8)),
    city: maybe(below(10)),
    occupation: maybe(11_000_000 + below(12)),
    function: maybe(below(5)),
    title: maybe(below(30)),
    employer: maybe(1 + below(40)),
    education: maybe(1 + below(4)),
    experience: maybe(1 + below(3)),
    employmentTypes: several(2, 3),
    skills: several(6, 7),
    credentials: several(2, 4),
  });
  const posting = (id: number): PostingRecord => {
    const age = below(1_500);
    const open = random() < 0.4;
    return {
      ...role(id),
      source: below(3),
      rawTitle: text(4),
      description: text(12),
      firstSeen: day(age),
      lastSeen: open ? undefined : day(below(age + 1)),
      remote: below(4),
      payUsd: random() < 0.5 ? Math.round(random() * 2e7) / 100 : undefined,
      attributes: several(3, 6),
    };
  };
  const talent = (id: number): TalentRecord => ({
    ...role(id),
    weight: below(8) === 0 ? 0 : random() * 300,
    gender: maybe(1 + below(2)),
    ethnicity: maybe(1 + below(5)),
  });
  const employer = (id: number): EmployerRecord => ({
    id,
    industry: maybe(below(5)),
    staffing: random() < 0.1,
    anonymous: random() < 0.1,
  });
  const ids = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => (index + 1) * step);
  return {
    asOf,
    postings: ids(size, 3).map(posting),
    talents: ids(Math.ceil(size / 2), 2).map(talent),
    employers: ids(40, 1).map(employer),
  };
}

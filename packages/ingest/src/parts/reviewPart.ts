import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { registerKeys } from "@talent/warehouse";
import { type Fields, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { toDay } from "../ads/toDay.ts";
import { employerKey } from "../employers/employerKey.ts";
import { addNamedEmployers } from "./addNamedEmployers.ts";
import type { Part } from "./Part.ts";
import { optional, required, textWithin } from "./readers.ts";

const stars: [number, number] = [1, 5];

/** What a review says besides whose it is, with SQL types, in the order its cells are written. */
export const reviewColumns = {
  posted: "VARCHAR",
  title: "VARCHAR",
  location: "VARCHAR",
  employment_status: "VARCHAR",
  duration: "VARCHAR",
  recommend: "BOOLEAN",
  outlook: "VARCHAR",
  ceo: "VARCHAR",
  overall: "DOUBLE",
  workplace: "DOUBLE",
  people: "DOUBLE",
  rewards: "DOUBLE",
  growth: "DOUBLE",
  culture: "DOUBLE",
  summary: "VARCHAR",
  pro: "VARCHAR",
  con: "VARCHAR",
} as const;

/**
 * Reviews of employers: employer (name), posted (day) and overall (1 to 5); may have title, location, employment_status,
 * duration, recommend (yes or no), outlook (positive, neutral, negative), ceo (approve, no opinion, disapprove), the ratings
 * workplace, people, rewards, growth and culture, and summary, pro and con. Replaces all reviews of the snapshot. A day
 * after `today` is a slip.
 */
export function reviewPart(taxonomy: Taxonomy, today: Day): Part {
  return {
    columns: { employer: "VARCHAR", employer_key: "VARCHAR", ...reviewColumns },
    needs: [["employer"], ["posted"], ["overall"]],
    read(record) {
      const employer = textWithin(record, "employer");
      if (employer === undefined || employerKey(employer) === "") throw new RejectedAd("no employer");
      const posted = toDay(record.posted);
      if (posted === undefined) throw new RejectedAd("posted is no date");
      if (posted > today) throw new RejectedAd(`posted after ${today}`);
      const text = (name: string, most?: number) => textWithin(record, name, most);
      return [
        employer,
        employerKey(employer),
        posted,
        text("title"),
        text("location"),
        text("employment_status"),
        text("duration"),
        yesOrNo(record),
        oneOf(record, "outlook", ["positive", "neutral", "negative"]),
        oneOf(record, "ceo", ["approve", "no opinion", "disapprove"]),
        required(record, "overall", stars),
        ...["workplace", "people", "rewards", "growth", "culture"].map((name) =>
          optional(record, name, stars),
        ),
        text("summary", 1_000),
        text("pro", 5_000),
        text("con", 5_000),
      ];
    },
    writes: ["review", "employer"],
    async fill(connection) {
      await registerKeys(connection, "employer", "SELECT employer_key FROM memory.main.part");
      await addNamedEmployers(connection, taxonomy);
      await connection.run(`INSERT INTO next.review
        SELECT (row_number() OVER ())::UINTEGER, e.id, posted::DATE, p.* EXCLUDE (employer, employer_key, posted)
        FROM memory.main.part p JOIN registry.entry e ON e.kind = 'employer' AND e.key = p.employer_key`);
    },
  };
}

function yesOrNo(record: Fields): boolean | undefined {
  const word = String(record.recommend ?? "")
    .trim()
    .toLowerCase();
  if (word === "") return undefined;
  if (["yes", "y", "true", "1"].includes(word)) return true;
  if (["no", "n", "false", "0"].includes(word)) return false;
  throw new RejectedAd("recommend is neither yes nor no");
}

function oneOf(record: Fields, name: string, allowed: readonly string[]): string | undefined {
  const word = textOf(record[name])?.toLowerCase();
  if (word !== undefined && !allowed.includes(word))
    throw new RejectedAd(`${name} is none of ${allowed.join(", ")}`);
  return word;
}

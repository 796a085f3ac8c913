import type { Entry, ExperienceLevel } from "./Entry.ts";
import { items, number, optionalNumber, readTable, text } from "./Table.ts";

export type LevelList = "education" | "experience" | "employment" | "remote" | "gender" | "ethnicity" | "evp";

/** Entries of one of the small fixed lists of `data/levels.tsv`. */
export function readLevels(list: LevelList): Entry[] {
  return levelRows(list).map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "aliases"),
  }));
}

/** The three experience levels with their years. */
export function readExperienceLevels(): ExperienceLevel[] {
  return levelRows("experience").map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "aliases"),
    minYears: number(row, "from"),
    maxYears: optionalNumber(row, "to"),
  }));
}

function levelRows(list: LevelList) {
  return readTable("levels").filter((row) => text(row, "list") === list);
}

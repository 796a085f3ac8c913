import type { FindListed } from "./listedTitles.ts";
import { type TitlePart, titleParts } from "./titleParts.ts";
import { acronyms, bareHeads, ownCase, smallWords } from "./titleTerms.data.ts";
import { areLevels, toSingularRole } from "./titleWords.ts";

const cased = new Map(Object.entries(ownCase));

function toCase(word: string, at: number, shouting: boolean): string {
  const plain = word.toLowerCase();
  const own = cased.get(plain);
  if (own !== undefined) return own;
  if (word.includes("/"))
    return word
      .split("/")
      .map((side) => toCase(side, at, shouting))
      .join("/");
  if (word.includes("-"))
    return word
      .split("-")
      .map((side, i) => toCase(side, at + i, shouting))
      .join("-");
  if (
    acronyms.has(word.toUpperCase()) &&
    (shouting || word === word.toUpperCase() || !smallWords.has(plain))
  ) {
    // "it", "or", "us" and "pa" are words too unless they were written as an acronym.
    if (word === word.toUpperCase() || !/^(?:it|or|us|pa|ar|ea|ot|ct|ob|np|soc|cad)$/.test(plain))
      return word.toUpperCase();
  }
  if (at > 0 && smallWords.has(plain)) return plain;
  if (!shouting && /\p{Lu}/u.test(word.slice(1)) && !(word === word.toUpperCase() && /^\D{6,}$/.test(word)))
    return word;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function isShouting(parts: readonly TitlePart[]): boolean {
  const text = parts.flatMap((part) => part.words).join("");
  return text.length > 5 && text === text.toUpperCase();
}

function isBare(part: TitlePart): boolean {
  const last = (part.words.at(-1) ?? "").toLowerCase();
  if (!bareHeads.has(last)) return false;
  return (
    part.words.length === 1 ||
    (part.words.length === 2 &&
      /^(?:vice|assistant|associate|regional|general|group)$/i.test(part.words[0] ?? ""))
  );
}

/**
 * The words of a title that name the job, in order; empty when the title names none. A listed title of several words
 * is the job whatever stands behind it ("Bank Nurse - Ward 6"): ads of one name are one title.
 */
export function mainWords(parts: readonly TitlePart[]): string[] {
  const at = parts.findIndex((part) => part.hasRole && !part.bracketed);
  const main = parts[at === -1 ? parts.findIndex((part) => !part.bracketed) : at] ?? parts[0];
  if (main === undefined) return [];
  const { listed } = main;
  // "Locum" says for how long, not what: "Locum Consultant - Genetics" is a genetics consultant.
  if (listed && listed.length > 1 && !/^locum$/i.test(listed[0] ?? "")) return listed;
  const place = parts.indexOf(main);
  const [before, aside] = [parts[place - 2], parts[place - 1]];
  // "Revenue Operations (RevOps) Lead": the brackets stand between the field and its head.
  if (before && !before.bracketed && before.words.length <= 4 && aside?.bracketed && isBare(main))
    return [...before.words, ...main.words];
  const next = parts.slice(place + 1).find(({ words }) => !areLevels(words));
  // "Director, Channel Marketing" and "Developer, Backend": the qualifier follows a head that is bare without it.
  if (next !== undefined && !next.bracketed && isBare(main) && !isBare(next) && next.words.length <= 4) {
    if (!next.hasRole) return [...next.words, ...main.words];
    const job = next.listed ?? next.words;
    if (job.length > 1) return job;
  }
  return listed ?? main.words;
}

/**
 * What a job is called: the raw title without seniority, place, employment terms, requisition codes, gender markers,
 * pay, brackets and pictures, in title case with acronyms kept. Words that tell roles apart stay ("Staff Nurse",
 * "Assistant Manager"), and so do titles of the title list ("Data Entry Clerk", "Bank Nurse"). Empty when nothing remains.
 */
export function semiCleanTitle(raw: string, findListed: FindListed): string {
  const parts = titleParts(raw, findListed);
  const shouting = isShouting(parts);
  const words = mainWords(parts);
  return words
    .map((word, at) =>
      (at === words.length - 1 ? toSingularRole(word) : word).replace(/^co-ordinator/i, "Coordinator"),
    )
    .map((word, at) => toCase(word, at, shouting))
    .join(" ");
}

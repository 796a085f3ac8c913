import { cleanText } from "../text/cleanText.ts";
import type { FindListed } from "./listedTitles.ts";
import { roleNouns } from "./roleNouns.data.ts";
import { withoutNoise } from "./titleNoise.ts";
import { seniorityWords } from "./titleTerms.data.ts";
import {
  dropsAt,
  isNumbered,
  isRole,
  lower,
  singularRole,
  splitLevels,
  toSingularRole,
} from "./titleWords.ts";

const MAX_LENGTH = 200;

/**
 * One stretch of a title between dashes, commas and brackets, with terms and levels taken out. `listed` is the title
 * of the title list that it is with them: "Bank Nurse", where `words` are "Nurse".
 */
export type TitlePart = {
  words: string[];
  listed?: string[];
  hasRole: boolean;
  bracketed: boolean;
  afterComma: boolean;
};

const separator =
  /([()[\]{}]|\s[-–—‐]+\s?|[-–—‐]+\s|[–—‐]|\s*(?:[|•·;>~]|(?<!\d):|:(?!\d))\s*|\s@\s|\/\/|\s\/\s?|\/\s|,\s*|(?<!\b(?:Sr|Snr|Jr|Asst|Assoc|Exec|Mgr|St|Dr|Mt|Ft))\.\s(?=[A-Z])|\s\+\s|!)/;

const toWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((word, at, words) => (isNumbered(words, at) ? [word] : splitLevels(word)))
    .map((word) => (word === "&" ? word : word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, "")))
    .filter((word) => word !== "");

/** The listed title that the words are once what may be dropped around it is: "Senior [Data Entry Clerk] II". */
function listedWithin(words: readonly string[], findListed: FindListed): string | undefined {
  for (let from = 0; from < words.length && (from === 0 || dropsAt(words, from - 1)); from++) {
    // "Entry Level Designer" is a designer, "Senior Level Designer" a designer of levels.
    if (/^level$/i.test(words[from] ?? "") && /^(?:entry|mid|intermediate)$/i.test(words[from - 1] ?? ""))
      continue;
    for (let to = words.length; to > from && (to === words.length || dropsAt(words, to)); to--) {
      const listed = findListed(
        [...words.slice(from, to - 1), toSingularRole(words[to - 1] ?? "")].join(" "),
      );
      if (listed !== undefined) return listed;
    }
  }
  return undefined;
}

/** The words of a part that say what the job is. */
function plainWords(words: readonly string[]): string[] {
  const kept = words.filter((_, at) => !dropsAt(words, at));
  while (kept.length > 0 && /^(?:the|and|or|of|in|for|to|at|with|an|-|&|only|various)$/i.test(kept[0] ?? ""))
    kept.shift();
  while (
    kept.length > 0 &&
    /^(?:the|and|or|of|in|for|to|at|with|a|an|-|&|only|working|based)$/i.test(kept.at(-1) ?? "")
  )
    kept.pop();
  // "… at Brentwood Hospital": the place follows the role.
  const place = kept.findIndex((word, at) => /^at$/i.test(word) && kept.slice(0, at).some(isRole));
  if (place > 0) kept.length = place;
  const interest = kept.findIndex(
    (word, at) => /^with$/i.test(word) && /^(?:an?|special|specialist)$/i.test(kept[at + 1] ?? ""),
  );
  if (interest > 0) kept.length = interest;
  return kept;
}

// Private signs, one for each listed title of a text that holds what is noise elsewhere.
const FIRST_SIGN = 0xe000;

/** A text whose noise is taken out, save in listed titles ("Remote Sensing Scientist", "Locum Vet"): a sign stands for each. */
function guarded(text: string, findListed: FindListed): { text: string; listed: string[] } {
  const plain = withoutNoise(text);
  const listed: string[] = [];
  if (plain === text) return { text, listed };
  const pieces = text.split(separator).map((piece) => {
    const found = listedWithin(toWords(piece), findListed);
    if (found === undefined || withoutNoise(found) === found) return piece;
    listed.push(found);
    return String.fromCharCode(FIRST_SIGN + listed.length - 1);
  });
  return { text: listed.length === 0 ? plain : withoutNoise(pieces.join("")), listed };
}

// `kept` is the listed title that a sign stands for, if that is what the side is.
function toPart(side: string, kept: string | undefined, findListed: FindListed) {
  const words = toWords(kept === undefined ? side : withoutNoise(kept).replaceAll("|", " "));
  const listed = (kept ?? listedWithin(words, findListed))?.split(" ");
  const plain = plainWords(words);
  const said = plain.length > 0 ? plain : listed;
  return said && { words: said, listed, hasRole: said.some(isRole) };
}

/**
 * The parts of a raw title in order, without terms, codes, grades and levels; one part where the whole is a listed
 * title, whatever signs are in it. At most the first 200 characters count.
 */
export function titleParts(raw: string, findListed: FindListed): TitlePart[] {
  const whole = cleanText(raw.slice(0, MAX_LENGTH * 4))
    .replace(/[\s\ue000-\uf8ff]+/g, " ")
    .trim()
    .slice(0, MAX_LENGTH);
  const known = findListed(whole)?.split(" ");
  if (known) return [{ words: known, hasRole: known.some(isRole), bracketed: false, afterComma: false }];
  const parts: TitlePart[] = [];
  let bracketed = 0;
  let afterComma = false;
  const { text, listed } = guarded(whole, findListed);
  for (const piece of text.split(separator)) {
    if (/^[([{]$/.test(piece)) bracketed += 1;
    else if (/^[)\]}]$/.test(piece)) bracketed = Math.max(0, bracketed - 1);
    else if (separator.test(piece)) afterComma = piece.includes(",");
    else {
      for (const side of splitRoles(piece)) {
        const part = toPart(side, listed[side.trim().charCodeAt(0) - FIRST_SIGN], findListed);
        if (part) parts.push({ ...part, bracketed: bracketed > 0, afterComma });
      }
    }
  }
  return parts;
}

// "Sister/Charge Nurse": two names of the job, the first of which ends in a role noun.
function splitRoles(piece: string): string[] {
  const at = piece.indexOf("/");
  if (at <= 0) return [piece];
  const before = piece.slice(0, at).trim().split(/\s+/);
  const last = before.at(-1) ?? "";
  const generic = before.length === 1 && seniorityWords.has(lower(last));
  return !generic && roleNouns.has(singularRole(last)) ? [piece.slice(0, at), piece.slice(at + 1)] : [piece];
}

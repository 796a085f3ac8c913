import { cleanText } from "../text/cleanText.ts";
import { roleNouns } from "./roleNouns.data.ts";
import { withoutNoise } from "./titleNoise.ts";
import { afterAssociate, afterBank, afterContract, afterStaff, seniorityWords } from "./titleTerms.data.ts";

const MAX_LENGTH = 200;

/** One stretch of a title between dashes, commas and brackets, with terms and levels taken out. */
export type TitlePart = { words: string[]; hasRole: boolean; bracketed: boolean; afterComma: boolean };

const lower = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}&+#./'-]/gu, "");

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    midwives: "midwife",
    chefs: "chef",
    secretaries: "secretary",
  }),
);

/** Singular of a role noun as titles write it ("Nurses", "Midwives", "Nurse(s)"). */
function singularRole(word: string): string {
  const plain = lower(word)
    .replace(/\(s\)$|'s$|s'$/, "")
    .replace(/[.,]+$/, "");
  const known = irregular.get(plain);
  if (known !== undefined) return known;
  if (roleNouns.has(plain)) return plain;
  return plain.endsWith("s") && roleNouns.has(plain.slice(0, -1)) ? plain.slice(0, -1) : plain;
}

// Endings that name people of a profession, so that rare ones need no entry ("glaciologist", "luthiersmith").
const roleEnding =
  /(?:ologist|ographer|ician|iatrist|therapist|smith|wright|monger|keeper|sman|swoman|sperson)s?$/;

/** Role nouns that names of jobs end in, in the singular ("Nurses" → "Nurse"); other words as they are. */
export function toSingularRole(word: string): string {
  const singular = singularRole(word);
  const plain = lower(word);
  if (singular === plain || !roleNouns.has(singular) || roleNouns.has(plain)) return word;
  return singular === plain.slice(0, -1) ? word.slice(0, -1) : word.charAt(0) + singular.slice(1);
}

/** Whether a word names a role ("Nurse", "Engineers", "Developer/Designer"). */
export function isRole(word: string): boolean {
  return word.split("/").some((part) => {
    const singular = singularRole(part);
    return roleNouns.has(singular) || roleEnding.test(singular);
  });
}

const isLevel = (word: string): boolean => /^(?:i{1,3}|iv|v|vi|[1-9]|[1-9][a-d])$/i.test(word);

function dropsAt(words: readonly string[], at: number): boolean {
  if (at < 0) return false;
  const word = lower(words[at] ?? "").replace(/\.$/, "");
  const next = lower(words[at + 1] ?? "");
  if (word === "bank" || word === "agency") {
    return at === 0 && next !== "" && !afterBank.has(next) && !(word === "agency" && next === "manager");
  }
  if (word === "contract") return !afterContract.has(next);
  if (isLevel(word)) return at > 0 && !/^(?:type|world|phase|year|key)$/i.test(words[at - 1] ?? "");
  if (!seniorityWords.has(word)) return false;
  const rest = words.slice(at + 1);
  if (!rest.some(isRole)) {
    // "Software Engineer Senior": trailing level words go when a role stands before them.
    return (
      /^(?:senior|sr|junior|jr|mid|intermediate|mid-level)$/.test(word) && words.slice(0, at).some(isRole)
    );
  }
  if (word === "staff")
    return (
      !afterStaff.has(next) &&
      (at === 0 || dropsAt(words, at - 1) || /^(?:senior|sr)\.?\/?$/i.test(words[at - 1] ?? ""))
    );
  if (word === "associate") return at === 0 && !afterAssociate.has(next);
  if (word === "certified" || word === "chartered") return at === 0;
  if (word === "lead" || word === "principal")
    return (
      at === 0 ||
      dropsAt(words, at - 1) ||
      (/^(?:&|and)$/i.test(words[at - 1] ?? "") && dropsAt(words, at - 2))
    );
  return true;
}

function toPart(text: string, bracketed: boolean, afterComma: boolean): TitlePart | undefined {
  const words = text
    .split(/\s+/)
    .flatMap((word) => splitLevels(word))
    .map((word) => (word === "&" ? word : word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#)]+$/gu, "")))
    .filter((word) => word !== "");
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
  if (kept.length === 0) return undefined;
  return { words: kept, hasRole: kept.some(isRole), bracketed, afterComma };
}

// "Senior/Staff", "Sr./Lead", "I/II": both are levels, so both may go.
function splitLevels(word: string): string[] {
  if (!word.includes("/")) return [word];
  const sides = word.split("/");
  return sides.every(
    (side) => side === "" || isLevel(side) || seniorityWords.has(lower(side).replace(/\.$/, "")),
  )
    ? sides
    : [word];
}

/** The parts of a raw title in order, without terms, codes, grades and levels; at most the first 200 characters count. */
export function titleParts(raw: string): TitlePart[] {
  const text = withoutNoise(
    cleanText(raw.slice(0, MAX_LENGTH * 4))
      .replace(/\s+/g, " ")
      .slice(0, MAX_LENGTH),
  );
  const parts: TitlePart[] = [];
  const separator =
    /([()[\]{}]|\s[-–—‐]+\s?|[-–—‐]+\s|[–—‐]|\s*[|•·;:>~]\s*|\s@\s|\/\/|\s\/\s?|\/\s|,\s*|(?<!\b(?:Sr|Snr|Jr|Asst|Assoc|Exec|Mgr|St|Dr|Mt|Ft))\.\s(?=[A-Z])|\s\+\s|!)/;
  let bracketed = 0;
  let afterComma = false;
  for (const piece of text.split(separator)) {
    if (/^[([{]$/.test(piece)) bracketed += 1;
    else if (/^[)\]}]$/.test(piece)) bracketed = Math.max(0, bracketed - 1);
    else if (separator.test(piece)) afterComma = piece.includes(",");
    else {
      for (const side of splitRoles(piece)) {
        const part = toPart(side, bracketed > 0, afterComma);
        if (part !== undefined) parts.push(part);
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

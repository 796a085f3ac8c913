import { roleNouns } from "./roleNouns.data.ts";
import { afterAssociate, afterBank, afterContract, afterStaff, seniorityWords } from "./titleTerms.data.ts";

/** A word without case and without the signs around it. */
export function lower(word: string): string {
  const small = word.toLowerCase();
  // Most words are plain letters; the costly step is for the rest.
  return /^[a-z]+$/.test(small) ? small : small.replace(/[^\p{L}\p{N}&+#./'-]/gu, "");
}

const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    midwives: "midwife",
    chefs: "chef",
    secretaries: "secretary",
  }),
);

/** Singular of a role noun as titles write it ("Nurses", "Midwives", "Nurse(s)"). */
export function singularRole(word: string): string {
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
  if (!/s\W*$/i.test(word)) return word;
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

/** "Class 1", "Year 5": the number is part of the name. */
const numbered = /^(?:type|world|phase|year|class|stage|part)$/i;

/** Whether the word at a place is the number of a name, or one more of them: "Class 1 & 2", "Year 5 or 6". */
export function isNumbered(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (numbered.test(before)) return true;
  return (
    /^(?:&|and|or|to)$/i.test(before) &&
    /^(?:\d+|[ivx]+)$/i.test(words[at - 2] ?? "") &&
    isNumbered(words, at - 2)
  );
}

const isLevel = (word: string): boolean => /^(?:i{1,3}|iv|v|vi|[1-9]|[1-9][a-d])$/i.test(word);

/** "Entry Level Engineer": both words say the level. */
const leveled = /^(?:entry|junior|mid|intermediate|senior)$/i;

/** Whether the word at a place of a part says how senior or for how long, not what the job is. */
export function dropsAt(words: readonly string[], at: number): boolean {
  if (at < 0) return false;
  const word = lower(words[at] ?? "").replace(/\.$/, "");
  const next = lower(words[at + 1] ?? "");
  if (word === "bank" || word === "agency") {
    return (
      at === 0 &&
      next !== "" &&
      !afterBank.has(singularRole(next)) &&
      !(word === "agency" && singularRole(next) === "manager")
    );
  }
  if (word === "contract")
    return !afterContract.has(singularRole(next)) && lower(words[at - 1] ?? "") !== "smart";
  if (isLevel(word)) return at > 0 && !isNumbered(words, at);
  if (word === "level") return leveled.test(words[at - 1] ?? "") && dropsAt(words, at - 1);
  if (!seniorityWords.has(word) || (word === "lead" && next === "generation")) return false;
  const rest = words.slice(at + 1);
  if (!rest.some(isRole)) {
    // "Software Engineer Senior": trailing level words go when a role stands before them.
    return (
      (/^(?:senior|sr|junior|jr|mid|intermediate|mid-level)$/.test(word) ||
        (word === "entry" && next === "level")) &&
      words.slice(0, at).some(isRole)
    );
  }
  if (word === "staff")
    return (
      !afterStaff.has(singularRole(next)) &&
      (at === 0 || dropsAt(words, at - 1) || /^(?:senior|sr)\.?\/?$/i.test(words[at - 1] ?? ""))
    );
  if (word === "associate") return at === 0 && !afterAssociate.has(singularRole(next));
  // "Data Entry Clerk"
  if (word === "entry") return at === 0 || dropsAt(words, at - 1);
  if (word === "certified" || word === "chartered") return at === 0;
  if (word === "lead" || word === "principal")
    return (
      at === 0 ||
      dropsAt(words, at - 1) ||
      (/^(?:&|and)$/i.test(words[at - 1] ?? "") && dropsAt(words, at - 2))
    );
  return true;
}

/** Whether words say a level alone: "Senior", "Entry Level", "Mid to Senior", "II". */
export function areLevels(words: readonly string[]): boolean {
  return words.every(
    (word) =>
      /^(?:level|&|and|or|to)$/i.test(word) ||
      isLevel(word) ||
      seniorityWords.has(lower(word).replace(/\.$/, "")),
  );
}

/** Words of "Senior/Staff", "Sr./Lead" and "I/II", both of which are levels, so that both may go; any other as it is. */
export function splitLevels(word: string): string[] {
  if (!word.includes("/")) return [word];
  const sides = word.split("/");
  return sides.every(
    (side) => side === "" || isLevel(side) || seniorityWords.has(lower(side).replace(/\.$/, "")),
  )
    ? sides
    : [word];
}

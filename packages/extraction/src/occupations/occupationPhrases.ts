import { readFileSync } from "node:fs";
import { occupationId } from "@talent/taxonomy";

/** A phrase that titles of an occupation hold. */
export type OccupationPhrase = { phrase: string; occupation: number };

/** The phrases of `data/occupation-phrases.tsv`, in the file's order; a malformed line is an error naming it. */
export function readOccupationPhrases(): OccupationPhrase[] {
  const text = readFileSync(new URL("../../data/occupation-phrases.tsv", import.meta.url), "utf8");
  const phrases: OccupationPhrase[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line === "" || line.startsWith("#") || line.startsWith("soc8\t")) continue;
    const [soc8 = "", cell = ""] = line.split("\t");
    if (cell === "") throw new Error(`occupation-phrases.tsv line ${at + 1}: no phrases`);
    const occupation = occupationId(soc8);
    for (const phrase of cell.split("|")) phrases.push({ phrase: phrase.trim(), occupation });
  }
  return phrases;
}

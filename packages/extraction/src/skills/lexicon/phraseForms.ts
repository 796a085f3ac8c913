import { headNouns, irregularForms } from "./headNouns.data.ts";
import { canonical } from "./inflection.ts";

const sign = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu;

/** The words and signs of a phrase as the tokeniser sees them, before spelling is made canonical. */
export function phraseWords(phrase: string): string[] {
  const words: string[] = [];
  const straight = phrase.replace(/[’‘]/g, "'").replace(/'s\b/gi, "");
  for (const match of straight.matchAll(sign)) {
    const word = match[0];
    if (word === "'" || word === '"') continue;
    if (
      word === "-" &&
      /[\p{L}\p{N}]/u.test(straight[match.index - 1] ?? "") &&
      /[\p{L}\p{N}]/u.test(straight[match.index + 1] ?? "")
    )
      continue;
    words.push(word);
  }
  return words;
}

/** Number and person forms of a verb given in its dictionary form; of the past only what is irregular ("built"). */
export function verbForms(verb: string): string[] {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const third = /(?:s|sh|ch|x|z)$/.test(verb)
    ? `${verb}es`
    : verb.endsWith("y")
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [verb, third, `${stem}ing`, ...(irregularForms[verb] ?? [])];
}

/**
 * Other ways a name is written: hyphens closed up ("e-mail", "email"), letters parted from digits ("ISO9001"),
 * a slash as a blank ("CI CD"), and for a name that ends in a noun of doing the verb and the "of" form.
 * The name itself is not among them.
 */
export function phraseForms(phrase: string): string[] {
  const forms: string[] = [];
  if (/\p{L}-\p{L}/u.test(phrase)) forms.push(phrase.replace(/(\p{L})-(?=\p{L})/gu, "$1"));
  if (/\be(mail|commerce|learning|rostering)\b/i.test(phrase))
    forms.push(phrase.replace(/\be(?=(mail|commerce|learning|rostering)\b)/i, "e-"));
  if (/\p{L}\/\p{L}/u.test(phrase)) forms.push(phrase.replace(/\//g, " "));
  if (/^[A-Z]{2,} \d+$/.test(phrase)) forms.push(phrase.replace(" ", ""));
  if (/\band\b/.test(phrase)) forms.push(phrase.replace(/ and /g, " / "));
  const words = phrase.split(" ");
  const head = canonical((words.at(-1) ?? "").toLowerCase());
  const verb = Object.hasOwn(headNouns, head) ? headNouns[head] : undefined;
  const adjective = /(?:ed|ive|al|ic|ous)$/i.test(words.at(-2) ?? "");
  if (verb !== undefined && words.length > 1 && words.length <= 4 && !adjective) {
    const object = words.slice(0, -1).join(" ");
    forms.push(`${verb} ${object}`, `${head} of ${object}`);
  }
  return forms;
}

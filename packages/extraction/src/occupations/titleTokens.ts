import { americanStems, titleSynonyms } from "./titleSynonyms.data.ts";

const MAX_TOKENS = 24;

const synonyms = new Map(Object.entries(titleSynonyms));
const formsStartingWith = new Map<string, number>();
for (const form of synonyms.keys()) {
  const words = form.split(" ");
  const first = words[0] ?? "";
  formsStartingWith.set(first, Math.max(formsStartingWith.get(first) ?? 0, words.length));
}

const stopWords: ReadonlySet<string> = new Set([
  "a",
  "an",
  "and",
  "or",
  "of",
  "in",
  "for",
  "to",
  "the",
  "with",
  "at",
  "on",
  "by",
  "from",
  "&",
  "-",
  "/",
  "n",
  "s",
  "our",
  "your",
  "we",
]);

const invariable: ReadonlySet<string> = new Set([
  "business",
  "process",
  "access",
  "sales",
  "news",
  "mathematics",
  "physics",
  "economics",
  "statistics",
  "logistics",
  "ethics",
  "analytics",
  "robotics",
  "electronics",
  "graphics",
  "operations",
  "gas",
  "glass",
  "press",
  "fitness",
  "wellness",
  "goods",
  "bus",
  "class",
  "diagnosis",
  "analysis",
  "campus",
  "series",
  "less",
  "wireless",
  "express",
  "chess",
  "dress",
  "mass",
  "loss",
  "compass",
  "pediatrics",
  "orthopedics",
  "obstetrics",
  "genetics",
  "prosthetics",
  "athletics",
  "linguistics",
  "optics",
  "mechanics",
]);

const singulars: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: "man",
    women: "woman",
    children: "child",
    childrens: "child",
    people: "people",
    midwives: "midwife",
    services: "service",
    operations: "operation",
    sales: "sales",
    staff: "staff",
    mechanics: "mechanic",
    lenses: "lens",
    bodies: "body",
    chefs: "chef",
    analytics: "analytics",
    pediatrics: "pediatric",
    orthopedics: "orthopedic",
    theatres: "theater",
    diseases: "disease",
    nurses: "nurse",
  }),
);

/** Singular of an English word as titles use it; words that only look plural stay. */
export function toSingular(word: string): string {
  const known = singulars.get(word);
  if (known !== undefined) return known;
  if (
    word.length < 4 ||
    !word.endsWith("s") ||
    word.endsWith("ss") ||
    word.endsWith("us") ||
    word.endsWith("is")
  )
    return word;
  if (invariable.has(word)) return word;
  if (word.endsWith("ies") && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const MAX_CACHED = 50_000;
const plainForms = new Map<string, string>();

// Words repeat from ad to ad; their plain forms are kept, and forgotten all at once when there are too many.
function toPlainForm(word: string): string {
  const known = plainForms.get(word);
  if (known !== undefined) return known;
  let out = word;
  for (const [stem, replacement] of americanStems) out = out.replace(stem, replacement);
  out = toSingular(out);
  if (plainForms.size >= MAX_CACHED) plainForms.clear();
  if (word.length <= 30) plainForms.set(word, out);
  return out;
}

const prefixed =
  /^(?:back|front|full|co|pre|post|sub|anti|multi|inter|semi|e|re|non|tele|bio|bar|care|book|house|data|web|net|work)-/;

function toPlainWords(text: string): string[] {
  const words: string[] = [];
  for (const raw of text
    .toLowerCase()
    .replace(/\(s\)/g, "")
    .split(/[\s,;:()[\]{}|"!?*–—]+/)) {
    const word = raw
      .replace(/^[^a-z0-9\u00c0-\uffff&.#+]+|[^a-z0-9\u00c0-\uffff+#&]+$/g, "")
      .replace(/'s?$/, "")
      .replace(/'s$/, "");
    if (word === "") continue;
    if (synonyms.has(word) || !/[-/]/.test(word)) words.push(word);
    else if (prefixed.test(word)) words.push(word.replace("-", ""));
    else words.push(...word.split(/[-/]/).filter((side) => side !== ""));
  }
  return words;
}

/**
 * The words of a title as the classifier compares them: lower case, singular, American spelling, short forms written
 * out, without articles and prepositions; at most the first 24, or `most`.
 */
export function titleTokens(text: string, most: number = MAX_TOKENS): string[] {
  const words = toPlainWords(text).map(toPlainForm);
  const tokens: string[] = [];
  for (let at = 0; at < words.length && tokens.length < most; ) {
    let taken = 0;
    const longest = formsStartingWith.get(words[at] ?? "") ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const form = length === 1 ? (words[at] ?? "") : words.slice(at, at + length).join(" ");
      const replacement = synonyms.get(form);
      if (replacement === undefined) continue;
      for (const word of replacement.split(" ")) if (word !== "") tokens.push(word);
      taken = length;
      break;
    }
    if (taken === 0) {
      const word = words[at] ?? "";
      if (!stopWords.has(word) && word.length <= 30) tokens.push(word);
      taken = 1;
    }
    at += taken;
  }
  return tokens;
}

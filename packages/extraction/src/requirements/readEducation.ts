import type { TextDocument } from "../text/readDocument.ts";
import { sentencesWith } from "./sentencesWith.ts";

const MAX_SENTENCE = 600;

const mention =
  /\b(?:degrees?|bachelor|bachelors|bachelor's|master'?s|masters|bsc|msc|b\.?s\.?c?\.?|m\.?s\.?c\.?|b\.?a\.?|b\.?eng|m\.?eng|b\.?tech|m\.?tech|mba|ph\.?\s?d|phd|doctora(?:te|l)|ged|gcses?|a[- ]levels?|nvq|hnd|hnc|high school|secondary school|diploma|b\.?s\.?\/m\.?s\.?|bs\/ms|ba\/bs|bs\/ba|md|jd|llb|undergraduate|postgraduate|post-graduate|graduate|university|college)\b/gi;

const master =
  /\b[Mm]aster(?:'?s)?(?:[- ](?:degree|level|program(?:me)?|qualification)|\b(?= (?:in|of) |\s*[,)/;]| or | preferred))|\b[Mm]asters\b|\bM\.?Sc\.?\b|\bM\.?S\.?(?= (?:in|degree|or)\b|[/,)])|\bM\.?Eng\b|\bM\.?Tech\b|\bMBA\b|\b[Pp]ost-?[Gg]raduate (?:degree|qualification|diploma|level)|\b[Gg]raduate degree\b|\b[Aa]dvanced degree\b|\bLL\.?M\.? (?=in|degree|or law)|\bMSW\b|\bMPH\b/;
const doctorate =
  /\bPh\.?\s?D\b|\bPhD\b|\b[Dd]octora(?:te|l)\b|\bJ\.?D\.?(?= (?:degree|from|or|and)|[,;) ])|\bPharm\.?D\b|\bDClin ?Psych?\b|\bD\.?Phil\b|\bjuris doctor/i;
const bachelor =
  /\b[Bb]achelor(?:'?s)?\b|\bB\.?Sc\.?\b|(?<![-\w])BS(?= (?:in|or|degree|and)\b|\/(?:BA|MS|B)|, (?:MS|BA|or))|\bB\.S\.|(?<![-\w])BA(?= (?:in|or|degree|and)\b|\/(?:BS|MA|B)|, (?:BS|or))|\bB\.A\.|\bB\.?Eng\b|\bB\.?Tech\b|\bLLB\b|\b(?:undergraduate|university|college|four[- ]year|4[- ]year|honou?rs|first|relevant|related|technical|engineering|science|nursing|computer science|cs|business|law|accredited|professional|quantitative|stem|dietetic|physiotherapy|pharmacy|bioscience|healthcare|psychology|post-secondary|bsc|diploma \/|diploma or) degree\b|\bdegree[- ](?:level|qualified|educated|in\b|or equivalent|\(or equivalent|from\b|required|holder|with\b|and\b|preferred|is\b|of level)|\b(?:a|an|your|with|hold|have|possess|to) (?:[a-z]+ ){0,3}?degree\b|\beducated to (?:a )?degree\b|\bdegree[.,;)/]|\bdegree or (?:masters?|diploma|level|higher|above|relevant)|\bdegree (?:&|qualification)|(?<![/\w-])(?!Apprentice)[A-Z][a-z]{4,}(?: (?!Apprentice)[A-Z][a-z]+){0,2} degree\b(?! (?:of|apprentice))|\b2[:.]1 (?:honou?rs )?degree\b/;
const associate =
  /\b[Aa]ssociate(?:'?s)?(?: of (?:arts|science))? degree|\bassociates? degree|\btwo-year degree|\b2-year degree|\b[Ff]oundation degree|\bHND\b|\bHNC\b|\b(?:S?NVQ|RQF|QCF)[ -]?(?:[Ll]evel |[Ll])?[45]\b|\b[Ll]evel [45] (?:S?NVQ|[Dd]iploma|qualification)|\b[Dd]iploma of higher|\bDipHE\b|\bcollege diploma\b|\bA\.?A\.?S\.?\b(?! )|\bsome college\b/;
const school =
  /\b[Hh]igh[- ][Ss]chool\b(?! (?:students?|teacher|sports?))|\bGED\b|\bGCSEs?\b|\b[AO][- ][Ll]evels?\b(?! of)|\bNVQ (?:[Ll]evel )?[123]\b|\bNVQ\b(?! ?(?:[Ll]evel |[Ll])?[4-7])|\bsecondary school\b|\bleaving cert|\bBTEC\b/;

const notDemand =
  /\b(?:high|great|some|certain|large|strong|significant|varying|greater|any|same) degree of\b|\bdegree of (?:autonomy|independence|accuracy|flexibility|confiden|professional|ownership|initiative|care|complexity|responsib|detail)|\b(?:90|180|360)[- ]?(?:°|degrees?)|\bdegrees? (?:celsius|fahrenheit|c\b|f\b)|\btuition\b|\breimburse|\b(?:our|the) (?:team|founders?|leadership|faculty|staff) (?:\w+ ){0,4}(?:ph\.?ds?|degrees?)\b|\bscholarship|\bfunded\b|\bopportunit(?:y|ies) to (?:study|complete|gain|undertake)\b|\bfind a degree\b|\bdegree apprenticeship/i;
const optional =
  /\b(?:prefer(?:red|ably|ence)?|desir(?:able|ed)|(?:is |would be |considered )?an? (?:strong |big |definite )?(?:plus|bonus|advantage|asset)|nice[- ]to[- ]have|ideal(?:ly)?|not (?:required|necessary|essential|needed)|advantageous|beneficial|optional|bonus points|working towards?|pursuing|or equivalent combination)\b/i;

const wish = /^[\W_]*(?:ideally|preferably|desirabl[ey]|it would be|an? (?:advantage|bonus|plus))\b/i;

function lowestLevel(written: string): number | undefined {
  const sentence = written
    .replace(/\bdegree/gi, "degree")
    .replace(/\bBSC\b/g, "BSc")
    .replace(/\bMSC\b/g, "MSc");
  if (school.test(sentence)) return 1;
  if (associate.test(sentence)) return 2;
  if (
    bachelor.test(
      sentence.replace(
        /\b[Mm]aster(?:'?s)?(?: of \w+)? degree|\b(?:[Pp]ost-?)?[Gg]raduate degree|\b[Aa]dvanced degree|\b[Ff]oundation degree|\b[Dd]octoral degree|\bPh\.?D\.? degree/g,
        "",
      ),
    )
  )
    return 3;
  if (master.test(sentence) || doctorate.test(sentence)) return 4;
  return undefined;
}

/**
 * The education an ad demands: 1 GED/high school, 2 associate, 3 bachelor's, 4 master's or above; undefined when it
 * demands none. Alternatives ("bachelor's or master's") count by the lowest, several demands by the highest, what is
 * only preferred not at all.
 */
export function readEducation(document: TextDocument): number | undefined {
  let highest: number | undefined;
  for (const sentence of sentencesWith(document, mention)) {
    if (sentence.section === "preferred" || sentence.section === "equal" || sentence.section === "benefits")
      continue;
    const text = document.text.slice(sentence.start, Math.min(sentence.end, sentence.start + MAX_SENTENCE));
    if (notDemand.test(text)) continue;
    const demanded = optional.test(text) ? withoutOptional(text) : text;
    const level = demanded === undefined ? undefined : lowestLevel(demanded);
    if (level !== undefined && (highest === undefined || level > highest)) highest = level;
  }
  return highest;
}

// "Bachelor's required, master's preferred": what stands before the last comma is still demanded.
function withoutOptional(sentence: string): string | undefined {
  // "Ideally you also have an MBA": all of it is a wish.
  if (wish.test(sentence)) return undefined;
  const clauses = wholeLists(sentence.split(/[,;(]| -+ | – |\bwith\b|\band (?=ideally|preferably)/));
  const kept = clauses.filter((clause) => !optional.test(clause));
  return kept.length === 0 || kept.length === clauses.length ? undefined : kept.join(",");
}

const bareWish =
  /^\W*(?:strongly |highly )?(?:preferred|desired|desirable|optional|advantageous|an? (?:big )?plus)\b(?! if| for)/i;
const listEnd =
  /^ ?(?:and\/or |or |and )?(?:an? |any |in an? |another |other )?(?:[a-z]+ly )?(?:related|similar|relevant|comparable|equivalent|other|adjacent)\b/i;

// "A degree in law, economics, or a related field is preferred": the wish is for all of it, up to where the degree stands.
function wholeLists(clauses: readonly string[]): string[] {
  const whole: string[] = [];
  for (const clause of clauses) {
    let listed = clause;
    if (bareWish.test(clause) || (listEnd.test(clause) && optional.test(clause))) {
      while (whole.length > 0 && lowestLevel(listed) === undefined) listed = `${whole.pop()},${listed}`;
    }
    whole.push(listed);
  }
  return whole;
}

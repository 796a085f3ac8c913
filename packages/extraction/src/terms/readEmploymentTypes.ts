import { sentencesWith } from "../requirements/sentencesWith.ts";
import type { TextDocument } from "../text/readDocument.ts";
import { afterBank, afterContract } from "../titles/titleTerms.data.ts";

const MAX_SENTENCE = 400;

const PERMANENT = 1;
const TEMPORARY = 2;
const CONTRACT = 3;
const FULL_TIME = 4;
const PART_TIME = 5;
const INTERNSHIP = 6;
const CO_OP = 7;

const axes: readonly (readonly number[])[] = [
  [PERMANENT, TEMPORARY, CONTRACT],
  [FULL_TIME, PART_TIME],
  [INTERNSHIP, CO_OP],
];

const anyOf = (words: ReadonlySet<string>): string => [...words].join("|");
const inTitle: readonly (readonly [RegExp, number])[] = [
  [/\bpermanent\b/i, PERMANENT],
  [
    /\btemp(?:orary)?\b|\blocum\b|\bfixed[- ]term\b|\bftc\b|\bmaternity (?:cover|leave)\b|\bsecondment\b|\bseasonal\b|\(bank\)|\bper diem\b|\bprn\b|\binterim\b|(?<!\b(?:tax|debt|pain|stress|hunger|disaster|emergency|humanitarian|refugee) )\brelief\b|\bcasual\b(?! dining)|\bsessional\b/i,
    TEMPORARY,
  ],
  [new RegExp(`(?:^|- )bank\\b(?! (?:of|(?:${anyOf(afterBank)})s?)\\b)`, "i"), TEMPORARY],
  [/\bcontractor\b|\bfreelance(?:r)?\b|\((?:[^)]*\b)?contract\b|\bc2c\b|\b1099\b/i, CONTRACT],
  [
    new RegExp(
      `(?:^|[-–,|] ?(?:\\d+[- ]months? )?)contract\\b(?! (?:lead|${anyOf(afterContract)})s?\\b)`,
      "i",
    ),
    CONTRACT,
  ],
  [/\bfull[- ]?time\b|\bf\/t\b/i, FULL_TIME],
  [
    /\bpart[- ]?time\b|\bp\/t\b|\bterm[- ]time\b|\b(?:[89]|[12]\d|3[0-2])(?:\.\d+)? ?(?:hpw\b|(?:hours|hrs)(?: ?(?:per |a |pw|p\/w|\/)|\W*$))/i,
    PART_TIME,
  ],
  [/\bintern(?:s|ship|ships)?\b|\bplacement student\b|\bwerkstudent\b/i, INTERNSHIP],
  [/\bco-?op\b(?! (?:bank|store|food|group))/i, CO_OP],
];

const cue =
  /\b(?:full|part|fixed)[- ]?t(?:ime|erm)\b|\bpermanent\b|\btempor|\bcontract|\bfreelance|\bsecondment\b|\bmaternity cover\b|\bseasonal\b|\blocum\b|\binterim\b|\binternship\b|\bcorp[- ]to|\b(?:37\.5|37½|37|40) (?:hours|hrs)\b|\bfix term\b|\b(?:hours|hrs) ?(?:per|a|p\/|\/) ?w|\b0\.\d+ ?[wf]te\b/gi;
// Who may have which benefits says nothing of this job.
const aboutOthers =
  /\b(?:not |are |be )?eligible (?:for|to)\b|\ball (?:full|part)[- ]?time (?:employees|staff|team)/i;
const labelled =
  /\b(?:employment type|job type|contract type|type of (?:employment|contract|position)|position type|work schedule|working pattern|working hours|hours|contract|schedule|duration|status|term)\s*[:–-]\s*([^\n.;]{1,80})/i;

const position =
  "(?:position|role|job|opportunity|opening|vacancy|post|basis|employment|contract|hire|employee|work)";
const inText: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `\\bpermanent(?:,? (?:and |, )?(?:full|part)[- ]?time)?,? ${position}\\b|\\bon a permanent\\b|\\(permanent\\)|\\bthis (?:is|post is|role is|position is) (?:a )?permanent\\b`,
      "i",
    ),
    PERMANENT,
  ],
  [
    new RegExp(
      `\\b(?:temporary|fix(?:ed)?[- ]term|interim|seasonal|locum)(?:,? (?:full|part)[- ]?time)? ${position}\\b|\\bfixed[- ]term (?:for|of|until)\\b|\\b(?:for|is) a fixed[- ]term\\b|\\bmaternity cover\\b|\\bsecondment (?:opportunity|for|until|post)\\b|\\b(?:\\d+|six|twelve|three|nine|eighteen)[- ]months? (?:fix(?:ed)?|ftc|secondment|temporary)\\b`,
      "i",
    ),
    TEMPORARY,
  ],
  [
    /\b(?:this is (?:a|an) (?:[\w-]+ ){0,3}contract (?:role|position|opportunity)|(?:freelance|independent contractor|contract[- ]to[- ]hire|contract-based|contractor) (?:role|position|basis|opportunity|agreement)|(?:as|hiring) (?:a |an )?(?:independent contractor|freelancer)|\d+[- ]months? contract\b|corp[- ]to[- ]corp|b2b contract)/i,
    CONTRACT,
  ],
  [
    new RegExp(
      `\\bfull[- ]?time(?: \\([^)]{1,30}\\))?(?:,? (?:and |or )?(?:permanent|exempt|hybrid|remote|on-?site|in-person|salaried|w-?2|regular))*,? ${position}\\b|\\b(?:is|this is|seeking|hiring|for|on) (?:a |an )?(?:permanent,? )?full[- ]?time\\b|\\b(?:37\\.?5|40) (?:hours|hrs) ?(?:\\([^)]{1,20}\\) )?(?:per|a|\\/) ?week\\b|\\bfull[- ]?time (?:\\||hours|37|40)|\\bfull(?:[- ]?time)? ?(?:or|and|/|&) ?part[- ]?time\\b|\\bpart[- ]?time ?(?:or|and|/|&) ?full[- ]?time\\b|(?:^|[–|-] ?)\\W*full[- ]?time\\W*$`,
      "im",
    ),
    FULL_TIME,
  ],
  [/^\W*full[- ]?time, ?[$£€\d]/i, FULL_TIME],
  [/^\W*contract, ?(?:\d+|six|twelve|three|nine|eighteen)[- ]months?\b/i, CONTRACT],
  [
    /\b(?:[89]|[12]\d|3[0-2])(?:\.\d+)? ?(?:hours|hrs) ?(?:per|a|p\/|\/) ?w(?:eek|k)?\b|\b0\.[2-8]\d? ?[wf]te\b/i,
    PART_TIME,
  ],
  [
    /\bpart[- ]?time(?:,? (?:permanent|hybrid|remote|temporary|hourly|contract))*,? (?:position|role|job|opportunity|opening|vacancy|post|basis|hours|schedule)\b|\bpart[- ]?time,? \(?\d|\b(?:is|this is|seeking|hiring|recruit|for|appoint) (?:a |an |to a |our )?part[- ]?time\b|\bfull(?:[- ]?time)? ?(?:or|and|\/|&|,) ?part[- ]?time\b|\bpart[- ]?time ?(?:or|and|\/|&) ?full[- ]?time\b|(?:^|[–|-] ?)\W*part[- ]?time\W*$/im,
    PART_TIME,
  ],
  [/\bthis (?:is a )?(?:paid |summer |\d+[- ](?:week|month) )*internship\b/i, INTERNSHIP],
];

// "Full time, permanent." says nothing else, so that no more than the words is needed.
const type = "(?:full[- ]?time|part[- ]?time|permanent|temporary|contract|fixed[- ]term|freelance|seasonal)";
const typesAlone = new RegExp(`^\\W*${type}(?:(?: ?[,/|&+–-] ?| and | or | )${type})*\\W*$`, "i");

function add(found: Set<number>, text: string, table: readonly (readonly [RegExp, number])[]): void {
  for (const [pattern, type] of table) if (pattern.test(text)) found.add(type);
}

/**
 * Employment types an ad states, ascending: 1 permanent, 2 temporary, 3 contract, 4 full-time, 5 part-time,
 * 6 internship, 7 co-op. On each axis (tenure, hours, programme) what is stated beats the title, the title the text.
 */
export function readEmploymentTypes(
  title: string,
  document: TextDocument,
  stated: readonly number[] = [],
): number[] {
  const titled = new Set<number>();
  add(titled, title, inTitle);
  const told = new Set<number>();
  for (const { start, end, section } of sentencesWith(document, cue)) {
    if (section === "equal") continue;
    const text = document.text.slice(start, Math.min(end, start + MAX_SENTENCE));
    if (aboutOthers.test(text)) continue;
    const label = labelled.exec(text);
    if (label !== null) add(told, label[1] ?? "", inLabel);
    add(told, text, typesAlone.test(text) ? inLabel : inText);
  }
  const types = axes.flatMap((axis) => {
    const source = [new Set(stated), titled, told].find((types) => axis.some((type) => types.has(type)));
    return source === undefined ? [] : axis.filter((type) => source.has(type));
  });
  return types.sort((a, b) => a - b);
}

const inLabel: readonly (readonly [RegExp, number])[] = [
  [/\bpermanent\b/i, PERMANENT],
  [/\btemp(?:orary)?\b|\bfixed[- ]term\b|\bseasonal\b|\blocum\b/i, TEMPORARY],
  [/\bcontract(?:or)?\b|\bfreelance\b/i, CONTRACT],
  [/\bfull[- ]?time\b/i, FULL_TIME],
  [/\bpart[- ]?time\b/i, PART_TIME],
  [/\binternship\b/i, INTERNSHIP],
];

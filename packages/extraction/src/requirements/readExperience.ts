/** Experience an ad asks for: level 1 junior (0-2 years), 2 mid-level (3-7), 3 senior (8+), and the years it names. */
export type Experience = { level?: number; years?: number };

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const figure = "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen";
const years = new RegExp(
  `\\b(${figure})(?:\\s?\\(\\d{1,2}\\))?\\s?(?:\\+|plus|or more)?\\s?(?:(?:-|–|—|to|or)\\s?(${figure})\\s?\\+?\\s?)?(?:\\+\\s?)?(?:years?|yrs?)\\b[’']?`,
  "gi",
);
const about =
  /^(?:[^.\n;]{0,90}?)\b(?:experience|exp\b|track record|background|working (?:with|in|as|on|at)|work(?:ed)? (?:with|in|as)|in (?:a |an )?(?:similar|software|sales|marketing|product|design|engineering|finance|data|customer|account)|building|managing|leading|developing|designing|post[- ](?:qualification|registration|grad)|qualified|pqe|clinical|practice|industry|of (?:[a-z]+ ){0,2}?(?:experience|work|software|sales|marketing|management|engineering|development|design|relevant|related|professional|hands-on))/i;
const demandBefore =
  /\b(?:minimum|at least|min\.?|least|experience|require[sd]?|ideally|have|with|possess|bring|over|of|typically)\b[^.\n]{0,50}$/i;
// A bullet that begins with years asks for them, whatever they are years of: "5+ years of operational leadership".
const bullet = /^[\s•*·–-]*(?:(?:minimum|at least|over|min\.?)(?: of)? )?$/i;
const ofWork = /^ (?:of|in|as|with|at|[a-z]+ing)\b/i;
const notTheirs =
  /\b(?:we|our|us|company|founded|organisation|organization|firm|trust|team|established|history|heritage|combined|last|past|next|every|within|after|celebrat\w*|for (?:over|more than|nearly|almost)|serving|aged?|over the|in the last|first|warranty|grown|in business)\b[^.\n,;:•]{0,45}$/i;
const notExperience =
  /^\s*(?:of age|old|ago|in a row|contract|fixed|ftc|in business|since|anniversary|later|warranty|programme|program\b|rotation|vesting|lease|degree|college|university|training|in residence|of service|of history|plan\b|olds?\b)/i;
const optionalAfter = /^[^.\n;•]{0,90}\b(?:preferred|desirable|a plus|nice to have|is a bonus|ideal)\b/i;

function toYears(written: string): number {
  return words[written.toLowerCase()] ?? Number(written);
}

/** The most years of experience any one demand of the text names, or undefined. */
export function readYears(text: string): number | undefined {
  let most: number | undefined;
  let wished: number | undefined;
  for (const match of text.matchAll(years)) {
    const least = toYears(match[1] ?? "");
    if (!(least <= 20)) continue;
    const end = match.index + match[0].length;
    const after = text.slice(end, end + 110);
    if (notExperience.test(after)) continue;
    const before = text.slice(Math.max(0, match.index - 70), match.index);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const listed = bullet.test(line) && ofWork.test(after);
    const demanded = listed || about.test(after) || demandBefore.test(line);
    if (!demanded || notTheirs.test(line)) continue;
    if (!listed && !about.test(after) && !/\bexperience\b/i.test(line)) continue;
    if (optionalAfter.test(after)) wished = Math.max(wished ?? 0, least);
    else most = Math.max(most ?? 0, least);
  }
  return most ?? wished;
}

const juniorTitle =
  /\b(?:junior|jr|graduate|trainee|entry[- ]level|apprentice|intern(?:ship)?|co-?op|new grad|newly qualified|early career|student|(?:band|b) ?[2345]\b|foundation (?:year|doctor)|preceptorship)\b/i;
/**
 * Learners the job is about: "Director of Student Affairs", "Graduate Recruitment Manager". Not so one
 * who ends the title ("Head of Finance - Trainee") or follows the director he assists ("PA to Director - Apprentice Clerk").
 */
const aboutLearners =
  /(?<!\bto (?:the )?)\b(?:head(?: of\b|,)|(?:director|dean|vp|vice president)\b)[^–|(]*?\b(?:student|graduate|apprentice|trainee)\b(?!\W*$)|\bstudent (?:affairs|services|success|support|recruitment|admissions|experience|engagement|life|housing|accommodation|outreach|enrol?lment|finance|records|wellbeing|welfare|union|conduct|activities|advis[eo]rs?|counsell?ors?)\b|\bgraduate (?:admissions|studies|school|outreach|recruitment (?:manager|lead|director|officer|specialist|coordinator|advis[eo]r))\b/gi;
const seniorTitle =
  /\b(?:senior|sr|principal|lead(?! generation)|head of|director|vp|vice president|chief (?!of staff)|c[etofmp]o|distinguished|fellow\b(?!ship)|svp|evp|(?<!\bbusiness )partner|(?:band|b) ?(?:8[a-d]?|9)\b|consultant (?:in|(?:\w+ )?physician|(?:\w+ )?psychiatrist|surgeon|\w+ologist|anaesthetist|paediatrician|radiologist|obstetrician)|staff (?:software|engineer|product|data|machine|backend|frontend|full|developer|designer|platform|site|infrastructure|security|ml))\b/i;
const midTitle =
  /\b(?:mid[- ]?level|intermediate|(?:band|b) ?[67]\b|mid[- ]senior)\b|(?:engineer|analyst|developer|scientist|designer|specialist|technician|accountant) (?:ii|iii|2|3)\b/i;
const noneAsked =
  /\bno (?:prior |previous )?(?:\w+ )?experience (?:is )?(?:necessary|required|needed)\b|\bentry[- ]level (?:role|position|job|opportunity)\b|\bnewly qualified\b[^.\n]{0,60}\b(?:welcome|encouraged|considered|apply)/i;

/** Level and years of experience: years named by the text first, else what the title says, else plain words for none. */
export function readExperience(title: string, text: string): Experience {
  const demanded = readYears(text);
  if (demanded !== undefined) return { level: demanded <= 2 ? 1 : demanded <= 7 ? 2 : 3, years: demanded };
  if (juniorTitle.test(title.replace(aboutLearners, " "))) return { level: 1 };
  if (midTitle.test(title)) return { level: 2 };
  if (seniorTitle.test(title)) return { level: 3 };
  return noneAsked.test(text) ? { level: 1 } : {};
}

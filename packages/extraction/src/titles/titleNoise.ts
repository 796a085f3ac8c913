const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b";

/** What stands in titles beside the name of the job; each pattern is replaced by a break between parts. */
const breaks: readonly RegExp[] = [
  // Pay: "£9.00 per hour", "$80k-100k", "up to €50,000 DOE".
  /(?:up to |from |c\.? ?)?(?:US|CA|AU)?[£$€]\s?\d[\d,.]*\s?[kK]?(?:\s?(?:-|–|to)\s?[£$€]?\s?\d[\d,.]*\s?[kK]?)?\+?(?:\s?(?:per|an?|p\.?|\/)\s?(?:hour|hr|h|annum|year|yr|day|a|d)\b\.?)?(?:\s?(?:doe|ote|pro rata|basic)\b)?/gi,
  // Gender markers: (m/f/d), m/w/d, (f/m/x), (all genders), (h/f).
  /[([]?\b[mwfhdxi](?:\s?[/|*]\s?[mwfhdxi*]|:in){1,4}\b[)\]]?|[([](?:all genders?|any gender|gn|mwd|mfd)[)\]]/gi,
  // Requisition and vacancy codes, which products and standards are not: "M365", "AS400", "ISO 9001".
  /\b(?:req(?:uisition)?|ref(?:erence)?|job|vacancy|posting|id|jr)\s?(?:id|no\.?|number|code)?\s?[-#:.]?\s?[a-z]{0,4}-?\d[\d-]{2,}\w*/gi,
  /#\s?\w*\d+\w*|\b(?!(?:[MDO]365|AS-?400|(?:AS|ISO|IEC|IATF)-?\d{4,5})\b)[A-Z]{1,5}[-_]?\d{3,}(?:[-_]\w+)*\b|\b\d{3,}-\w+(?:-\w+)+\b|\(\s?[A-Z]{0,3}\d{2,}\s?\)|(?<!\b(?:AS|ISO|IEC|IATF)[- ])(?:\b(?:19|20)\d{2}\/?\d*\b|\b\d{4,}\b)/g,
  // Grades of the health service and of other employers.
  /\b(?:afc\s?)?bands?\s?\d\s?[a-d]?(?:\s?(?:\/|-|–|or|&|to|and)\s?(?:bands?\s?)?\d\s?[a-d]?)?\b|\b(?!b2[bc]\b)b\s?[2-9][a-d]?(?:\s?(?:\/|or)\s?[Bb]?[2-9][a-d]?)?\b|\b(?:grade|level|tier|salary point)\s?[a-z]?\d+[a-z]?\b|\bagenda for change\b|\b[A-H] grade\b|^bank\s?(?=[-–])|\bL[3-9]\b|\bIC\s?\d\b|\b[MP][1-9]\b/gi,
  /\b(?:ST|CT|FY|SpR|F|GPST|SHO|StR)\s?\d\s?\+?(?:\s?(?:-|–|\/|to)\s?(?:ST|CT|FY|F)?\s?\d\+?)?(?:\s?(?:level|equivalent|grade))?\b\+?|\bannex \d+\b|\b\d+(?:\.\d+)?\s?PAs?\b/gi,
  // Hours, length and times of work.
  /\b\d+(?:\.\d+)?\s?(?:-\s?\d+(?:\.\d+)?\s?)?(?:hrs?|hours?|months?|mths?|weeks?|days?)(?:\s?(?:per|a|p\.?|\/)\s?(?:week|wk|w|month))?\b(?:\s?(?:ftc|fixed[- ]term|contract|secondment))?|\b\d+(?:\.\d+)?\s?wte\b|\b(?:twelve|six|three|nine)[- ]months?\b/gi,
  /\b(?:full|part)(?:[- ]|\s?\/\s?part[- ])?time\b|\bf\/t\b|\bp\/t\b|\bterm[- ]time(?: only)?\b|\bfixed[- ]term(?: contract| appointment)?\b|\bftc\b|\bpermanent\b|\btemporary\b|\btemp\b(?! to)|\btemp to perm\b|\blocum\b|\bmat(?:ernity)?(?: leave)? (?:cover|leave|contract)\b|\bmaternity$|\bparental leave cover\b|\bsecondment(?: opportunity)?\b|\bfreelance\b|\bper diem\b|\bprn\b|\bseasonal\b|\bcasual\b(?! dining)|\bsessional\b|\bad[- ]hoc\b|\bzero hours?\b|\bw-?2\b|\bc2c\b|\b1099\b/gi,
  /\b(?:days?|nights?|night shifts?|day shifts?|weekends?|evenings?|late shifts?|shifts?|overnight|earlies|lates|rotating shifts?|nightshift|dayshift|2nd shift|3rd shift|1st shift|twilight)(?= ?(?:$|[-–,/|()&]|and\b|only\b|or\b))/gi,
  // Where the work is done.
  /\b(?:fully |100% )?(?:remote(?:ly)?(?! sensing)|hybrid|on-?site|in[- ]office|work(?:ing)? from home|wfh|home[- ]?based|telecommute|field[- ]based|office[- ]based)\b(?: (?:working|role|position|first|eligible|within|friendly|in|-|–|only|us|usa|uk|eu|europe|canada|india|emea)\b)*/gi,
  // Calls and conditions.
  /\b(?:urgent(?:ly)? (?:required|hiring|need(?:ed)?)|immediate(?:ly)? (?:start|available|joiner)|now hiring|we(?:'re| are) hiring|hiring|multiple (?:positions|roles|openings|vacancies|locations)(?: available)?|various (?:locations|roles)|future (?:opportunit(?:y|ies)|openings?)|talent (?:pool|community|pipeline)|general application|open application|speculative application|evergreen|new grads?|early careers?|newly[- ]qualified|recruitment (?:event|day|open day)|virtual recruitment|open day|sign[- ]on bonus|bonus|visa sponsorship|internal (?:applicants )?only|internal applicants|employees only|up to|x\s?\d+|\d+\s?x|all levels|no experience(?: needed| required)?|training (?:provided|given)|development post|\*+)(?=\W|$)/gi,
  /\b(?:spring|summer|fall|autumn|winter)(?: (?:20)?\d{2})?(?= ?(?:intern|co-?op|$|[-–,)]))/gi,
  new RegExp(`\\b${month}\\.?\\s?(?:-|–|to)\\s?${month}\\.?(?: 20\\d{2})?`, "gi"),
  /\b(?:english|german|french|spanish|italian|dutch|portuguese|japanese|mandarin|cantonese|korean|arabic|hebrew|polish|turkish|swedish|danish|norwegian|finnish|czech|russian|thai|hindi|bilingual)(?:(?: ?(?:,|&|\/|and|or) ?| )(?:english|german|french|spanish|italian|dutch|portuguese|japanese|mandarin|cantonese|korean|arabic))*[- ](?:speak(?:er|ing|ers)|fluent|native)\b/gi,
];

/** The title with pay, codes, grades, terms, places of work and calls to apply turned into breaks (" | "). */
export function withoutNoise(title: string): string {
  let text = title;
  for (const pattern of breaks) text = text.replace(pattern, " | ");
  return text;
}

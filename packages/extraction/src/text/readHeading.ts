import type { SectionKind } from "./SectionKind.ts";

// Tried in this order on the lower-cased words of a short line; the first that matches names the section.
const headings: [SectionKind, RegExp][] = [
  [
    "unwanted",
    /\b(?:not (?:make )?a (?:good|great|right) fit|(?:not|isn'?t|n't) (?:be )?(?:right|for) (?:for )?you|not looking for|not the right (?:fit|role|place)|who should not apply)\b/,
  ],
  [
    "preferred",
    /\b((?:nice|good|great)[- ]to[- ]haves?|bonus(?: points?| skills?| qualifications?| if| experience)?$|bonus points|preferred|desirable|desired|would be (?:a )?(?:heavy )?(?:plus|bonus|advantage)|(?:extra|brownie|plus) points|pluses|a (?:big )?plus$|added advantage|stand out|ideally|optional|even better|not (?:required|mandatory)|what sets you apart|advantageous|we'?d love if)\b/,
  ],
  [
    "equal",
    /\b(equal[- ](?:employment )?opportunit\w*|eeo|eoe|equality|diversity|inclusion|inclusive|belonging|accommodations?|accessibility statement|privacy|disclaimer|legal notice|ccpa|gdpr notice|recruitment fraud|e-?verify|background check|affirmative action|note to (?:recruiters|agencies)|agencies|us applicants)\b/,
  ],
  [
    "requirements",
    /\bwhy you(?:'re| are| may be| might be| would be| could be)? (?:a |an |the )?(?:great|good|perfect|right|strong|ideal) (?:fit|match|candidate)\b|\bto apply for (?:the|this|these|a|our) (?:[a-z]+ ){0,2}?(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)),? you (?:must|will|need|should)\b/,
  ],
  [
    "benefits",
    /\b(benefits?|perks?|what we (?:can |do )?offer|what(?:'s| is) in it for you|(?:we|the role|this role|role|position) (?:can )?offers?|(?:join|joining) us|we'?(?:ll| will) offer|our offer|why (?:join|work|us|you|choose|apply|become|be)|^why [\w.&'-]+(?: [\w.&'-]+)?$|what you(?:'ll| will)? (?:get|receive|can expect from us)|what you gain|we provide|rewards?|our promise|package|what(?:'s| is) on offer|life at|working (?:at|here|for us)|reasons to join|you(?:'ll| will) (?:get|receive|enjoy|love)|how we take care|we take care of you|total rewards)\b/,
  ],
  [
    "pay",
    /\b(compensation|salary|pay (?:range|rate|scale|band|transparency)|remuneration|wages?|base pay|ote)\b/,
  ],
  [
    "process",
    /\b(how to apply|to apply|application process|hiring process|interview(?:ing)? process|what(?:'?s| is)? next|recruitment process|next steps|selection process|our process|contact|further details|closing date|informal visit|applying|covid|vaccination)\b/,
  ],
  [
    "requirements",
    /\b(requirements?|qualifications?|required|skills?|experience|what you(?:'ll| will)? (?:bring|need|have|'ve done|know)|you (?:have|bring|are|might be|may be|could be|should have|must have|possess|offer|know)$|you have|you'?ve|you(?:'ll| will) (?:have|need|bring|thrive|be a (?:good|great) (?:fit|match))|you'?re|who you are|about you|about your|your dna|your profile|profile|your background|background|what (?:do )?we(?:'re| are)? (?:look|seek|need|want|expect|value)|we(?:'re| are) (?:looking|seeking)|we look for|looking for|who we(?:'re| are) (?:looking|seeking)|who (?:we want|you'?d be|should apply|will)|ideal (?:candidate|fit)|must haves?|minimum|essential|person spec\w*|^the person$|candidate|competenc\w+|knowledge|education|abilities|licen[cs]es?|certifications?|expertise|you(?:'ll| will)? (?:might |may )?be a (?:great |good |strong )?(?:fit|match)|your (?:skills|experience|expertise|talent|strengths)|tech(?:nical|nology)? (?:stack|skills)|our (?:tech )?stack|tools|traits|foundation for success|what it takes|set you up|criteria|do you have|right for you if|this (?:role )?is for you|excel in this role|what (?:makes|will make) you)\b/,
  ],
  [
    "duties",
    /\b(responsibilit\w+|duties|accountabilit\w+|what you(?:'ll| will)? (?:do|be doing|be working|work|own|build|accomplish|lead|drive)|you(?:'ll| will) (?:do|be|own|lead|build|work|drive|help)|the role|this role|your role|role|job (?:description|summary|purpose|overview|duties|details)|the (?:job|position|opportunity|work|mission|challenge)|about the (?:role|job|position|opportunity|team)|the team|our team|your (?:mission|impact|tasks|day|contribution|challenge|work|team)|day[ -]to[ -]day|a day in|key (?:tasks|activities|objectives|deliverables|areas)|tasks|what (?:success|you)|how you(?:'ll| will)|in this role|in your first|objectives|scope|position (?:summary|overview)|overview|summary|purpose|main (?:duties|tasks)|impact|opportunity|what'?s the job|main functions|functions|expectations|projects|you will)\b/,
  ],
  [
    "company",
    /\b(about|who (?:we are|is|are)|what makes us|join (?:the|our|a)|our (?:company|mission|vision|values|story|culture|ethos|purpose|investors|principles|customers|product|organi[sz]ation|trust|hospital|department)|the company|company (?:description|overview|profile|culture|values|background|info\w*|summary|mission)|^company$|what (?:we do|is)|the trust|the (?:organi[sz]ation|department|service)|(?:internal|external|key|working) relationships|^relationships$|reporting lines?|values|culture|mission|how we work|why we|our beliefs|what we (?:believe|value|stand)|way)\b/,
  ],
];

const aboutOthers =
  /^about (?!the (?:role|job|position|opportunity|team|work|profile|candidate|person|ideal)|you\b|your\b|this (?:role|job|position)|us role)/;
// "Experience working at a startup", "Ability to work under pressure": a demand on a line of its own.
const item =
  /^(?:(?:previous|proven|prior|strong|excellent|good|solid|deep|extensive|demonstrated|hands-on|some|relevant|professional|working) )*(?:experienced?|knowledge|understanding|ability|able|familiar(?:ity)?|proficien(?:cy|t)|expertise|skilled|background|willingness) (?:of|in|with|to|working|using|at|within|on|for|as)\b/;
// "Spanish is a plus", "BSN preferred": an item that is wished for. Of a heading only general words stand before the wish.
const wish =
  /\b(?:(?:is|are|would be|highly|strongly|but|an?|big|strong|huge|definite|added) )*(?:preferred|desirable|desired|plus|bonus|advantage|advantageous|optional|not required|not mandatory)$/;
const general =
  /^(?:(?:other|additional|further|specific|technical|professional|personal|key|relevant|general|special|ideal|nice|good|great|to|have|haves|preferred|desired|desirable|required|essential|minimum|bonus|skills?|skillsets?|qualifications?|experiences?|requirements?|criteria|knowledge|education|abilities|competenc\w+|characteristics|attributes|traits|qualities|expertise|background|training|certifications?|licen[cs]es?|credentials?|profile|candidates?|what|whats|this|that|these|which|it|they|the|your?|following|things|and|or|also|with|for|of|in|a|an|if|have|has|is|are|not|but)(?:[^a-z]+|$))*$/;
const sentenceLike = /[.!?]$|,$/;
// A fact on a line of its own, under which no list stands: "Salary up to £32,000", "Competitive salary".
const fact =
  /[$£€]\s?\d|^(?:private|comprehensive|relocation|(?:very |highly )?competitive) .*(?:benefits|package|salary|pay|rates?)\b|\bneed(?: not|n't)(?: to)? apply\b|\bnot need to apply\b/i;
// "What do we expect?", "Why work with us?": questions of these kinds are headings.
const question = /^(?:why|what|who|how|is|are|do|ready|up|sound|want|interested|does|you)\b.*\?$/i;

/**
 * The kind of section a line opens, when the line is a heading (short, no sentence, known words) — or undefined.
 * A line that ends in a colon or is written in capitals may be longer than another.
 */
export function readHeading(line: string): SectionKind | undefined {
  if (line.length < 3 || line.length > 120) return undefined;
  const bullet = /^[•\-*]\s/.test(line);
  if (bullet && !/[:：]\s*[*_]*$/.test(line) && !isCapitals(line)) return undefined;
  const bare = line.replace(/^[\s•*#\-–—_|>\d.)(]+/, "").replace(/[\s*_#|:–—…-]+$/, "");
  const text = question.test(bare) ? bare.slice(0, -1) : bare;
  if (text.length < 3 || text.length > 90) return undefined;
  const marked = /[:：]\s*[*_]*$/.test(line) || isCapitals(text);
  const words = text.split(" ").length;
  if (words > (marked ? 14 : 8)) return undefined;
  if (!marked && (sentenceLike.test(text) || /^[a-z]/.test(text))) return undefined;
  const lower = text.toLowerCase();
  if (bullet && !marked) return undefined;
  if (fact.test(text) && !/[:：]\s*[*_]*$/.test(line)) return undefined;
  if (aboutOthers.test(lower)) return "company";
  const wished = marked ? null : wish.exec(lower);
  if (wished && !general.test(lower.slice(0, wished.index).replace(/['’]/g, ""))) return undefined;
  const kind = headings.find(([, pattern]) => pattern.test(lower))?.[0];
  return kind !== undefined && !marked && item.test(lower) ? "requirements" : kind;
}

const isCapitals = (text: string): boolean => /[A-Z]{3}/.test(text) && text === text.toUpperCase();

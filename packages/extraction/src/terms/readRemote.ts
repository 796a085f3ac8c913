import { sentencesWith } from "../requirements/sentencesWith.ts";
import type { TextDocument } from "../text/readDocument.ts";
import type { RemoteType } from "./RemoteType.ts";

const MAX_SENTENCE = 400;

const cue = /\b(?:remote|hybrid|office|on-?site|home|in-?person|anywhere|headquarters|hq|studio|days)/gi;
const hybridTitle = /\bhybrid\b(?! (?:cloud|mobile|vehicle|app|integration|intelligence))/i;
const remoteTitle =
  /\bremote(?:ly)?\b(?! (?:sensing|monitoring|support|access|patient|site|operat|vehicle|weapon))|\bwork from home\b|\bwfh\b|\bhome[- ]based\b|\btelecommute\b/i;

const temporary =
  /\btemporar(?:y|ily) (?:working )?remote(?:ly)?\b|\bremote (?:\w+ ){0,4}?(?:during|due to|because of|until) (?:the )?(?:covid|pandemic|offices? re-?open|further notice)|\b(?:currently|initially) (?:working )?remote(?:ly)?\b[^.\n]{0,60}\b(?:then|until|return|transition)/i;

const hybrid =
  /\bhybrid(?! (?:cloud|mobile|app|infrastructure|search|vehicle|integration|multi))(?:[- ](?:first|friendly|flexible))?[,-]? (?:[a-z]+[ -]){0,2}?(?:work(?:ing|place|style)?|role|position|model|schedule|polic(?:y|ies)|environment|set-?up|arrangements?|approach|basis|office|team|job|opportunity|remote|in-office|employees?)\b|\b(?:this|role|position|job) is (?:a )?hybrid\b|\bhybrid\s*(?:[(:|–-]|$)|[(:|–-]\s*hybrid\b|\b(?:one|two|three|four|1|2|3|4|2-3|3-4|1-2|2 or 3|two to three)(?:\+| plus)? (?:or more )?days?(?: (?:a|per|each|every)[ -]week|\/week| weekly)?(?: (?:working|spent))?,? (?:from |in |at |on)[ -]?(?:the |our |an? )?(?:[\w’'-]+ ){0,4}?(?:office|hq|headquarters|studio|site)\b|\bin[- ](?:the[- ])?office (?:at least )?(?:one|two|three|four|1|2|3|4|2-3)(?:\+)?[ -](?:to[ -]\w+[ -])?days?\b|\bsplit (?:your )?time between (?:home|the office)|\b(?:office|on-?site) (?:at least )?(?:one|two|three|four|[1-4])(?:x|\+)? (?:days?|times?) (?:a|per|each) week|\b(?:mix|blend|combination) of (?:home|remote|office|in-office)(?:[ -]based)?(?: work(?:ing)?)?(?:,)? (?:and|&) (?:the )?(?:home|remote|office|in-office)/im;

const full =
  /\b(?:fully|100%|completely|entirely|permanently|full[- ]time|all)[- ]remote\b|\bremote[- ](?:first|only|native)\b|\b(?:this|role|position|job|opportunity|team|we|company) (?:is|are|will be|can be|may be) (?:an? )?(?:(?!(?:not|never|unable|cannot)\b)[a-z-]+,? (?:and )?){0,3}?remote(?:ly)?\b(?!ly (?:related|close))|\bremote (?:role|position|job|opportunity|within|in the (?:us|uk|eu)|\(|, (?:us|uk|europe))|\b(?:work|working|based|located|live|hire|hiring|join us) (?:[a-z]+ ){0,2}?(?:from anywhere|anywhere in the (?:world|us|u\.s\.|united states|uk|eu))|\bwork(?:ing)? (?:fully |100% )?remote(?:ly)?\b[^.\n]{0,30}\b(?:from|anywhere|within|full)|\blocation\s*[:–-]\s*(?:[\w, ]+ )?[(]?remote\b|^\W*(?:fully )?remote\b[^.\n]{0,40}$|\bhome[- ]based (?:role|position|contract)|\bwork from home (?:role|position|job|full)/im;

// What may stand between a denial and what is denied: "not currently offering", "unable to accommodate".
const denial =
  "(?:\\bnot?|n't|\\bcannot|\\bunable to)(?: (?:an?|any|be|able to|currently|presently|yet|fully|entirely|completely|permanently|100%|(?:offer|support|consider|allow|accommodat|provid)[a-z]*|(?:eligible|available|suitable) for|available as|open to))*";
const atHome = "(?:remote|wfh|work(?:ing)? from home|home[- ]based)";
const noRemote = new RegExp(`${denial} ${atHome}|\\bnon[- ]remote`, "i");
const noRemoteNorHybrid = new RegExp(
  `${denial} (?:${atHome}(?: work(?:ing)?)?,? ?(?:or|and|\\/) ?hybrid|hybrid(?: work(?:ing)?)?,? ?(?:or|and|\\/) ?${atHome})\\b`,
  "i",
);
const noHybrid = new RegExp(`${denial} hybrid\\b`, "i");
const onSite =
  /\b(?:remote (?:work(?:ing)? )?(?:is|are) (?:currently )?not|fully on-?site|100% (?:on-?site|in[- ](?:office|person))|(?:five|5) days (?:a|per|\/) ?week (?:in|on|from|at)|(?:in[- ]person|in[- ]office|on-?site)(?: only)? (?:role|position|job|opportunity|5 days|five days)|(?:role|position|job) is (?:fully )?(?:in[- ]person|in[- ]office|on-?site|based (?:full[- ]time )?(?:in|on|at) (?:our|the) (?:[\w’'-]+ ){0,4}office))/i;

/** How an ad marks itself for job boards, wherever in the text: "#LI-Remote". */
const boardTag = /#li-(remote|hybrid|on-?site)\b/gi;

function taggedRemote(text: string): RemoteType | undefined {
  const tags = new Set(
    [...text.matchAll(boardTag)].map(([, tag = ""]) => tag.toLowerCase().replace("-", "")),
  );
  if (tags.size === 0) return undefined;
  if (tags.has("hybrid") || tags.size > 1) return 3;
  return tags.has("remote") ? 1 : 0;
}

/**
 * Where the work is done: what the source states, else the title, else the ad's tag, else the text. Hybrid beats fully
 * remote where a text has both, since companies that call themselves remote still ask some roles in; a plain denial
 * means on-site, and one in the title beats a tag or text that says fully remote.
 */
export function readRemote(title: string, document: TextDocument, stated?: RemoteType): RemoteType {
  if (stated !== undefined) return stated;
  if (noRemoteNorHybrid.test(title)) return 0;
  if (hybridTitle.test(title) && !noHybrid.test(title)) return 3;
  let denied = noRemote.test(title);
  if (!denied && remoteTitle.test(title)) return 1;
  const tagged = taggedRemote(document.text);
  if (tagged !== undefined) return denied && tagged === 1 ? 0 : tagged;
  let said: RemoteType = 0;
  for (const { start, end, section } of sentencesWith(document, cue)) {
    if (section === "equal") continue;
    const text = document.text.slice(start, Math.min(end, start + MAX_SENTENCE));
    if (temporary.test(text)) return 2;
    if (noRemoteNorHybrid.test(text)) denied = true;
    else if (hybrid.test(text) && !noHybrid.test(text)) said = 3;
    else if (noRemote.test(text) || onSite.test(text)) denied = true;
    else if (said === 0 && full.test(text)) said = 1;
  }
  return denied && said === 1 ? 0 : said;
}

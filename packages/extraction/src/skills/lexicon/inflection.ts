// British spelling on the left, American on the right; read as parts of words.
const spellings: [RegExp, string][] = [
  [/isation(s?)$/, "ization$1"],
  [/is(e|es|ed|ing|er|ers)$/, "iz$1"],
  [/ys(e|es|ed|ing|er|ers)$/, "yz$1"],
  [/^(col|behavi|lab|fav|hon|neighb|harb|hum|rum|tum|vap|arm|endeav|fl|glam|od|sav|val|vig)our/, "$1or"],
  [/^(cent|met|theat|fib|lit|calib|sab)re(s?)$/, "$1er$2"],
  [/^(kilomet|centimet|millimet|cent)re(s?)$/, "$1er$2"],
  [/paed/, "ped"],
  [/haem/, "hem"],
  [/anaesth/, "anesth"],
  [/oedema/, "edema"],
  [/gynaec/, "gynec"],
  [/foet/, "fet"],
  [/oesoph/, "esoph"],
  [/rrhoea/, "rrhea"],
  [/^oestr/, "estr"],
  [/leuk(?=aem)/, "leuk"],
  [/caes/, "ces"],
  [/archaeo/, "archeo"],
  [
    /^(counse|mode|labe|trave|cance|signa|channe|pane|tunne|fue|leve|dia|initia)ll(ing|ed|er|ers|or|ors)$/,
    "$1l$2",
  ],
  [/^(fulfil|enrol|instal)ment(s?)$/, "$1lment$2"],
  [/^programme(s?)$/, "program$1"],
  [/^(catalog|dialog|analog)ue(s?)$/, "$1$2"],
  [/^(licen|defen|offen|preten)ce(s?)$/, "$1se$2"],
  [/^practis(e|es|ed|ing)$/, "practic$1"],
  [/^grey/, "gray"],
  [/^tyre(s?)$/, "tire$1"],
  [/^alumini/, "alumin"],
  [/^mould/, "mold"],
  [/^plough/, "plow"],
  [/sulph/, "sulf"],
  [/^ageing$/, "aging"],
  [/^jewellery$/, "jewelry"],
  [/^(judg|acknowledg)ement(s?)$/, "$1ment$2"],
  [/^manoeuv/, "maneuv"],
  [/^artefact/, "artifact"],
  [/^storey/, "story"],
  [/^kerb/, "curb"],
  [/^sceptic/, "skeptic"],
  [/^cosy/, "cozy"],
  [/^draught/, "draft"],
  [/^cheque/, "check"],
];
const reversed: [RegExp, string][] = [
  [/ization(s?)$/, "isation$1"],
  [/iz(e|es|ed|ing|er|ers)$/, "is$1"],
  [/yz(e|es|ed|ing|er|ers)$/, "ys$1"],
  [/^(col|behavi|lab|fav|hon|neighb|harb|hum|rum|tum|vap|arm|endeav)or/, "$1our"],
  [/^(cent|theat|fib)er(s?)$/, "$1re$2"],
  [/^(kilomet|centimet|millimet)er(s?)$/, "$1re$2"],
  [/^(ortho|)ped(i|o)/, "$1paed$2"],
  [/^hem(a|o)/, "haem$1"],
  [/anesth/, "anaesth"],
  [/edema/, "oedema"],
  [/gynec/, "gynaec"],
  [/^fet(a|o|u)/, "foet$1"],
  [/^esoph/, "oesoph"],
  [/rrhea/, "rrhoea"],
  [/^estr/, "oestr"],
  [/^leukem/, "leukaem"],
  [/^cesar/, "caesar"],
  [/^archeo/, "archaeo"],
  [/^(counse|mode|labe|trave|cance|signa|channe|tunne|fue)l(ing|ed|er|ers|or|ors)$/, "$1ll$2"],
  [/^(fulfil|enrol|instal)lment(s?)$/, "$1ment$2"],
  [/^program(s?)$/, "programme$1"],
  [/^(catalog|dialog|analog)(s?)$/, "$1ue$2"],
  [/^(licen|defen)se(s?)$/, "$1ce$2"],
  [/^practic(es|ed|ing)$/, "practis$1"],
  [/^gray/, "grey"],
  [/^tire(s?)$/, "tyre$1"],
  [/^aluminum/, "aluminium"],
  [/^mold/, "mould"],
  [/^plow/, "plough"],
  [/sulf/, "sulph"],
  [/^aging$/, "ageing"],
  [/^jewelry$/, "jewellery"],
  [/^maneuv/, "manoeuv"],
  [/^artifact/, "artefact"],
];
/** What passes none of the patterns is left as it is, and most words are: one look at all of them is soonest. */
const anyOf = (patterns: readonly [RegExp, string][]) =>
  new RegExp(patterns.map(([pattern]) => `(?:${pattern.source})`).join("|"));
const british = anyOf(spellings);
const notBritish = anyOf(reversed);
const uncounted = /(?:ss|us|is|ics|ous|ews|aws)$/;

/** The singular of an English noun in lower case; a word that is no plural comes back as it is. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || uncounted.test(word)) return word;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** The regular plural of an English noun in lower case. */
export function plural(word: string): string {
  if (word.endsWith("s") || /[\d]/.test(word)) return word;
  if (/(?:ch|sh|x|z)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function american(word: string): string {
  if (word.length < 4 || !british.test(word)) return word;
  return spellings.reduce((out, [pattern, us]) => out.replace(pattern, us), word);
}

const wordlike = /^[a-z]{3,}$/;

/** The one spelling that stands for all of a word's: American, singular. */
export function canonical(word: string): string {
  return wordlike.test(word) ? american(singular(word)) : word;
}

/** Every spelling that reads as the same word: plural and singular, British and American. */
export function spellingsOf(word: string): string[] {
  if (!wordlike.test(word)) return [word];
  const found = new Set([word]);
  const base = canonical(word);
  for (const form of [base, singular(word)]) {
    found.add(form).add(plural(form));
    if (!notBritish.test(form)) continue;
    for (const [us, other] of reversed) {
      if (us.test(form)) found.add(form.replace(us, other)).add(plural(form.replace(us, other)));
    }
  }
  return [...found].filter((form) => canonical(form) === base);
}

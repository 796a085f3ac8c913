const call =
  /^\W*(?:general$|(?:general|open|future|speculative|spontaneous|unsolicited|other|expressions? of) (?:interest|applications?|submissions?|opportunit(?:y|ies)|openings?|positions?|roles?|talent|posting|external)\b|(?:general\W+)?(?:external )?posting$|(?:join )?(?:our |the )?talent (?:pool|community|network|pipeline)\b|don['’]?t see\b|leadership roles?\b|(?:your )?(?:dream|next) (?:job|role)\b|initiativbewerbung)/i;

/** Whether a title names no job but asks whoever likes to apply: "General interest", "Join our talent community". */
export function isOpenCall(title: string): boolean {
  return call.test(title);
}

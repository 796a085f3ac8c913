/** A phrase of title tokens and the occupations it may mean, with the weight of its words. */
type Entry = { tokens: readonly string[]; occupations: number[]; weight: number };

/** A phrase found in a title: its occupations, and how much of the title's meaning it covers (0 to 1). */
export type PhraseFit = { occupations: readonly number[]; coverage: number; tokens: readonly string[] };

/**
 * Phrases of known occupations, found in titles word by word in any order: each phrase is kept under its rarest
 * word, so that a title looks only at the few phrases it may hold.
 */
export class PhraseIndex {
  private readonly byRarest = new Map<string, Entry[]>();
  private readonly byKey = new Map<string, Entry>();
  private readonly longest = new Map<string, number>();
  private readonly weights = new Map<string, number>();
  private readonly unknownWeight: number;

  constructor(phrases: readonly { tokens: readonly string[]; occupation: number }[]) {
    const uses = new Map<string, number>();
    for (const { tokens } of phrases)
      for (const token of new Set(tokens)) uses.set(token, (uses.get(token) ?? 0) + 1);
    this.unknownWeight = Math.log(phrases.length + 1) * 0.5;
    for (const [token, count] of uses) this.weights.set(token, Math.log((phrases.length + 1) / count));
    for (const { tokens, occupation } of phrases) this.add(tokens, occupation);
  }

  private add(tokens: readonly string[], occupation: number): void {
    if (tokens.length === 0) return;
    const key = tokens.join(" ");
    const known = this.byKey.get(key);
    if (known !== undefined) {
      if (!known.occupations.includes(occupation)) known.occupations.push(occupation);
      return;
    }
    const entry = { tokens, occupations: [occupation], weight: this.weigh(tokens) };
    this.byKey.set(key, entry);
    const first = tokens[0] as string;
    this.longest.set(first, Math.max(this.longestFrom(first), tokens.length));
    const rarest = tokens.reduce((best, token) =>
      this.weightOf(token) > this.weightOf(best) ? token : best,
    );
    const list = this.byRarest.get(rarest);
    if (list === undefined) this.byRarest.set(rarest, [entry]);
    else list.push(entry);
  }

  private weightOf(token: string): number {
    return this.weights.get(token) ?? this.unknownWeight;
  }

  private weigh(tokens: readonly string[]): number {
    return tokens.reduce((sum, token) => sum + this.weightOf(token), 0);
  }

  /** Occupations of exactly these tokens in this order; none when the title is not a known one. */
  exact(tokens: readonly string[]): readonly number[] {
    return this.byKey.get(tokens.join(" "))?.occupations ?? [];
  }

  /** Occupations of the phrase that is exactly this, tokens parted by blanks; undefined when none is. For walking a text. */
  get(key: string): readonly number[] | undefined {
    return this.byKey.get(key)?.occupations;
  }

  /** How many words the longest phrase has that begins with this one; 0 when none does. */
  longestFrom(token: string): number {
    return this.longest.get(token) ?? 0;
  }

  /** Every phrase all of whose words the title holds. Words beside the title proper count, but cover nothing. */
  fits(main: readonly string[], context: readonly string[]): PhraseFit[] {
    const all = new Set([...main, ...context]);
    const mainSet = new Set(main);
    const whole = this.weigh([...mainSet]) || 1;
    const found: PhraseFit[] = [];
    for (const token of all) {
      for (const entry of this.byRarest.get(token) ?? []) {
        if (!entry.tokens.every((word) => all.has(word))) continue;
        const covered = entry.tokens.reduce(
          (sum, word) => sum + (mainSet.has(word) ? this.weightOf(word) : 0),
          0,
        );
        if (covered > 0)
          found.push({ occupations: entry.occupations, coverage: covered / whole, tokens: entry.tokens });
      }
    }
    return found;
  }
}

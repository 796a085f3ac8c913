import type { Country, Msa, State } from "../Entry.ts";
import { fold } from "../fold.ts";

/** Countries, states and metropolitan areas by folded name, alias and code. */
export class NameIndex {
  readonly #countries = new Map<string, Country>();
  readonly #states = new Map<string, State[]>();
  readonly #msas = new Map<string, Msa[]>();

  constructor(countries: readonly Country[], states: readonly State[], msas: readonly Msa[]) {
    for (const country of countries) {
      for (const name of [country.name, country.iso3, ...(country.aliases ?? [])]) {
        this.#countries.set(fold(name), country);
      }
    }
    // Codes last: none may hide a name ("IN" is India, "Georgia" stays a country until a state is asked for).
    for (const country of countries) {
      const code = country.iso2.toLowerCase();
      if (!this.#countries.has(code)) this.#countries.set(code, country);
    }
    for (const state of states) {
      for (const name of [state.name, state.code, ...(state.aliases ?? [])])
        add(this.#states, fold(name), state);
    }
    for (const msa of msas) {
      for (const name of [msa.name, ...(msa.aliases ?? [])]) add(this.#msas, fold(name), msa);
    }
    for (const same of this.#msas.values()) same.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  }

  country(folded: string): Country | undefined {
    return this.#countries.get(folded.replace(/^the /, ""));
  }

  /** The state of that name or code, in the country when one is given; US states first otherwise. */
  state(folded: string, country?: number): State | undefined {
    const same = this.#states.get(folded.replace(/^(state|province) of /, "")) ?? [];
    if (country !== undefined) return same.find((state) => state.country === country);
    return same.find((state) => state.country === 840) ?? same[0];
  }

  /** The largest metropolitan area of that name, in the country when one is given. */
  msa(folded: string, country?: number): Msa | undefined {
    const same = this.#msas.get(folded) ?? [];
    return country === undefined ? same[0] : same.find((msa) => msa.country === country);
  }
}

function add<T>(index: Map<string, T[]>, key: string, value: T): void {
  const same = index.get(key);
  if (!same) index.set(key, [value]);
  else if (!same.includes(value)) same.push(value);
}

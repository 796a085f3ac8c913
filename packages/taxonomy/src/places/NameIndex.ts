import type { Country, County, Msa, State } from "../Entry.ts";
import { fold } from "../fold.ts";

export interface NamedPlaces {
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  readonly msas: readonly Msa[];
  readonly counties: readonly County[];
}

/** Countries, states, counties and metropolitan areas by folded name, alias and code. */
export class NameIndex {
  readonly #countries = new Map<string, Country>();
  readonly #codes = new Map<string, Country>();
  readonly #states = new Map<string, State[]>();
  readonly #msas = new Map<string, Msa[]>();
  readonly #counties = new Map<string, County>();

  constructor({ countries, states, msas, counties }: NamedPlaces) {
    for (const country of countries) {
      for (const name of [country.name, ...(country.aliases ?? [])]) this.#countries.set(fold(name), country);
    }
    for (const country of countries) {
      for (const code of [country.iso2, country.iso3]) this.#codes.set(code.toLowerCase(), country);
    }
    for (const state of states) {
      for (const name of [state.name, state.code, ...(state.aliases ?? [])])
        add(this.#states, fold(name), state);
    }
    for (const msa of msas) {
      for (const name of [msa.name, ...(msa.aliases ?? [])]) add(this.#msas, fold(name), msa);
    }
    for (const county of counties) this.#counties.set(`${county.state} ${fold(county.name)}`, county);
    for (const same of this.#msas.values()) same.sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  }

  /** The country of that name. Codes are left out: in a line of text "EST" is a time zone and "IN" a word. */
  country(folded: string): Country | undefined {
    return this.#countries.get(folded.replace(/^the /, ""));
  }

  /** The country of that name or ISO code, for a field that holds nothing else. */
  countryOrCode(folded: string): Country | undefined {
    return this.country(folded) ?? this.#codes.get(folded);
  }

  /** Whether it is the usual name of that country ("mexico", but not "scotland", which is also a part of one). */
  isCountry(folded: string, country: number | undefined): boolean {
    const named = this.country(folded);
    return named !== undefined && named.id === country && fold(named.name) === folded;
  }

  /** The state of that name or code, in the country when one is given; US states first otherwise. */
  state(folded: string, country?: number): State | undefined {
    const same = this.#states.get(folded.replace(/^(state|province) of /, "")) ?? [];
    if (country !== undefined) return same.find((state) => state.country === country);
    return same.find((state) => state.country === 840) ?? same[0];
  }

  /** The county of that full name ("volusia county") in the state. */
  county(folded: string, state: number): County | undefined {
    return this.#counties.get(`${state} ${folded}`);
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

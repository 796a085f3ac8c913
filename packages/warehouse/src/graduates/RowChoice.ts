import type { GraduateRequest } from "./GraduateRequest.ts";
import type { Campus, GraduateTable } from "./GraduateTable.ts";

/** The rows of a table that a request is about. */
export class RowChoice {
  readonly #table: GraduateTable;
  readonly #isPlace: (campus: Campus) => boolean;
  /** 1 for each field, and each degree level, that is asked for. */
  readonly #fields: Uint8Array;
  readonly #degrees: Uint8Array;

  /** An empty list of places or degrees is no condition; of occupations, one that nothing meets. */
  constructor(table: GraduateTable, request: GraduateRequest) {
    const [countries, states, msas] = [request.countries, request.states, request.msas].map(condition);
    const degrees = condition(request.degrees);
    const occupations = request.occupations && new Set(request.occupations);
    const leads = (ids: readonly number[]) => !occupations || ids.some((id) => occupations.has(id));
    this.#table = table;
    this.#isPlace = ({ country, state, msa }) =>
      meets(countries, country) && meets(states, state) && meets(msas, msa);
    this.#fields = new Uint8Array(table.fields.map((field) => Number(leads(field.occupations))));
    this.#degrees = new Uint8Array(256).map((_, degree) => Number(meets(degrees, degree)));
  }

  /** Calls `visit` for each of an institution's rows, campus by campus, with where it stands in the columns. */
  each(campuses: readonly Campus[], visit: (at: number, campus: Campus) => void): void {
    const { field, degree } = this.#table;
    const [fields, degrees] = [this.#fields, this.#degrees];
    for (const campus of campuses) {
      if (!this.#isPlace(campus)) continue;
      for (let at = campus.from; at < campus.to; at++)
        if (fields[field[at] as number] && degrees[degree[at] as number]) visit(at, campus);
    }
  }
}

function condition(ids: readonly number[] = []): ReadonlySet<number> | undefined {
  return ids.length === 0 ? undefined : new Set(ids);
}

function meets(ids: ReadonlySet<number> | undefined, id: number | null): boolean {
  return ids === undefined || (id !== null && ids.has(id));
}

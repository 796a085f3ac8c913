import { asc, eq, ilike, or } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { Database } from "../database/Database.ts";
import { isText } from "../database/isText.ts";
import { organisations, subscribedCountries } from "../database/schema.ts";
import { allCountries } from "./CountryTerm.ts";

/** A customer organisation. */
export type Organisation = typeof organisations.$inferSelect;

/** What a new organisation is made from; countries are ISO2 codes. */
export type NewOrganisation = { id: string; clientCode: string; clientName: string; countries: string[] };

/** Organisations, for operators and for view-as. */
export type Organisations = {
  /** Adds one; `invalidInput` for an id or code that is taken or malformed, or an unknown country. */
  add(organisation: NewOrganisation): Promise<Organisation>;
  /** The organisation, or `notFound`. */
  get(id: string): Promise<Organisation>;
  /** All, by name. */
  list(): Promise<Organisation[]>;
  /** Those whose name or code contains the term in any case, by name, at most `limit`. */
  search(term: string, limit: number): Promise<Organisation[]>;
};

/** Organisations in this store. */
export function createOrganisations(database: Database): Organisations {
  return {
    async add({ id, clientCode, clientName, countries }) {
      if (!/^[a-z0-9][a-z0-9_-]{0,63}$/.test(id)) {
        throw new AccountsError(
          "invalidInput",
          `"${id}" cannot be an organisation id. Use up to 64 lower-case letters, digits, - and _.`,
        );
      }
      const terms = countries.map((code) => termOf(code));
      const taken = await database
        .select()
        .from(organisations)
        .where(or(eq(organisations.id, id), eq(organisations.clientCode, clientCode)));
      if (taken.length > 0) {
        throw new AccountsError(
          "invalidInput",
          `An organisation with id ${id} or code ${clientCode} exists.`,
        );
      }
      return database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(organisations)
          .values({ id, clientCode, clientName })
          .returning();
        if (!row) throw new Error("the new organisation was not returned");
        const rows = terms.map(({ code, categoryId }) => ({ organisationId: id, code, categoryId }));
        if (rows.length > 0) await transaction.insert(subscribedCountries).values(rows);
        return row;
      });
    },
    async get(id) {
      const [row] = await database.select().from(organisations).where(eq(organisations.id, id));
      if (!row) throw new AccountsError("notFound", `There is no organisation ${id}.`);
      return row;
    },
    list: () => database.select().from(organisations).orderBy(asc(organisations.clientName)),
    search: async (term, limit) => {
      if (!isText(term)) return [];
      const pattern = `%${term.trim().replace(/[\\%_]/g, "\\$&")}%`;
      return database
        .select()
        .from(organisations)
        .where(or(ilike(organisations.clientName, pattern), ilike(organisations.clientCode, pattern)))
        .orderBy(asc(organisations.clientName))
        .limit(limit);
    },
  };
}

function termOf(code: string) {
  const term = allCountries.find((country) => country.code === code);
  if (!term)
    throw new AccountsError("invalidInput", `"${code}" is no country of the product (ISO2, such as US).`);
  return term;
}

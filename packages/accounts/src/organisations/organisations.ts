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

/** What operators may change of an organisation. */
export type OrganisationChanges = Partial<Pick<Organisation, "clientCode" | "clientName" | "ssoEnabled">> & {
  countries?: string[];
};

/** Organisations, for operators and for view-as. */
export type Organisations = {
  /** Adds one; `invalidInput` for an id or code that is taken or malformed, or an unknown country. */
  add(organisation: NewOrganisation): Promise<Organisation>;
  /** Changes what is given; countries take the place of those before. `invalidInput` as for `add`. */
  change(id: string, changes: OrganisationChanges): Promise<Organisation>;
  /** ISO2 codes of the countries each subscribes to, in the alphabet's order, by organisation. */
  countries(): Promise<ReadonlyMap<string, string[]>>;
  /** The organisation, or `notFound`. */
  get(id: string): Promise<Organisation>;
  /** All, by name. */
  list(): Promise<Organisation[]>;
  /** Those whose name or code contains the term in any case, by name, at most `limit`. */
  search(term: string, limit: number): Promise<Organisation[]>;
};

/** Organisations in this store. */
export function createOrganisations(database: Database): Organisations {
  const get = async (id: string) => {
    const [row] = await database.select().from(organisations).where(eq(organisations.id, id));
    if (!row) throw new AccountsError("notFound", `There is no organisation ${id}.`);
    return row;
  };

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
        await subscribe(transaction, id, terms);
        return row;
      });
    },
    async change(id, { countries, ...changes }) {
      const before = await get(id);
      const { clientCode } = changes;
      const terms = countries?.map((code) => termOf(code));
      if (clientCode !== undefined && clientCode !== before.clientCode) {
        const taken = await database
          .select()
          .from(organisations)
          .where(eq(organisations.clientCode, clientCode));
        if (taken.length > 0)
          throw new AccountsError("invalidInput", `An organisation with code ${clientCode} exists.`);
      }
      await database.transaction(async (transaction) => {
        if (Object.keys(changes).length > 0)
          await transaction.update(organisations).set(changes).where(eq(organisations.id, id));
        if (!terms) return;
        await transaction.delete(subscribedCountries).where(eq(subscribedCountries.organisationId, id));
        await subscribe(transaction, id, terms);
      });
      return get(id);
    },
    async countries() {
      const rows = await database.select().from(subscribedCountries).orderBy(asc(subscribedCountries.code));
      const groups = Map.groupBy(rows, ({ organisationId }) => organisationId);
      return new Map([...groups].map(([id, terms]) => [id, terms.map(({ code }) => code)]));
    },
    get,
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

async function subscribe(
  database: Pick<Database, "insert">,
  organisationId: string,
  terms: readonly { code: string; categoryId: number }[],
): Promise<void> {
  const codes = new Map(terms.map(({ code, categoryId }) => [code, { organisationId, code, categoryId }]));
  if (codes.size > 0) await database.insert(subscribedCountries).values([...codes.values()]);
}

function termOf(code: string) {
  const term = allCountries.find((country) => country.code === code);
  if (!term)
    throw new AccountsError("invalidInput", `"${code}" is no country of the product (ISO2, such as US).`);
  return term;
}

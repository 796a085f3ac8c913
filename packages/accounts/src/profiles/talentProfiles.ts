import { and, asc, between, eq, getTableColumns, ilike, isNull, or, type SQL, sql } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { Caller } from "../Caller.ts";
import type { Database } from "../database/Database.ts";
import { type RecentlyRead, recentlyRead } from "../database/recentlyRead.ts";
import { talentProfiles } from "../database/schema.ts";
import { isoDay } from "../limits/quotaYear.ts";
import { providerProfiles } from "./providerProfiles.data.ts";
import type { TalentProfile, TalentProfileCategory, TalentProfileDefinition } from "./TalentProfile.ts";

/** Whose eyes profiles are seen with. */
export type ProfileReader = Pick<Caller, "organisationId" | "userId">;

/** Which profiles to list: one category or all, names with any of the keywords (parted by commas) in any case, one page of them. */
export type ProfileRequest = {
  category?: TalentProfileCategory;
  keyword?: string;
  /** Page from 1; default 1. */
  pageno?: number;
  /** Profiles a page; default 50. */
  limit?: number;
};

/** One category's profiles: how many there are in all, and one page of them by name. */
export type ProfileGroup = {
  category: TalentProfileCategory;
  totalCount: number;
  pageNo: number;
  profiles: TalentProfile[];
};

/** What a new profile is made from; without an organisation it is the provider's, seen by everybody. */
export type NewTalentProfile = {
  name: string;
  definition: TalentProfileDefinition;
  organisationId?: string | null;
  ownerUserId?: number | null;
  shared?: boolean;
};

/** Talent profiles as their readers may see them. */
export type TalentProfiles = {
  /** The groups asked for, in the order provider, shared, mine; `totalCount` over them all. Empty groups stay. */
  list(
    request: ProfileRequest,
    reader: ProfileReader,
  ): Promise<{ totalCount: number; groups: ProfileGroup[] }>;
  /** One profile; `notFound` when there is none the reader may see, whoever else may. */
  lookup(id: number, reader: ProfileReader): Promise<TalentProfile>;
  add(profile: NewTalentProfile): Promise<number>;
  /** Whether there was one of this id. `invalidInput` for those that everybody has, which the next start would bring back. */
  remove(id: number): Promise<boolean>;
};

type Row = typeof talentProfiles.$inferSelect;

/** Profiles by id as they were less than a second ago: every call with one asks for it. */
type Rows = RecentlyRead<number, Row | null>;

const categories: readonly TalentProfileCategory[] = ["sharedByProvider", "sharedWithMe", "mine"];
const pageSize = 50;

/** Profiles in this store. */
export function createTalentProfiles(database: Database): TalentProfiles & Pick<Rows, "forget"> {
  const known: Rows = recentlyRead(async (id) => {
    const [row] = await database.select().from(talentProfiles).where(eq(talentProfiles.id, id));
    return row ?? null;
  });
  return {
    forget: known.forget,
    async list({ category, keyword = "", pageno = 1, limit = pageSize }, reader) {
      const seenAs = categoryOf(reader);
      const before = (pageno - 1) * limit;
      const numbered = database
        .select({
          ...getTableColumns(talentProfiles),
          category: seenAs.as("category"),
          total: sql<number>`count(*) over (partition by ${seenAs})`.mapWith(Number).as("total"),
          place:
            sql<number>`row_number() over (partition by ${seenAs} order by lower(${talentProfiles.name}), ${talentProfiles.id})`
              .mapWith(Number)
              .as("place"),
        })
        .from(talentProfiles)
        .where(and(isVisible(reader), category && eq(seenAs, category), isNamed(keyword)))
        .as("numbered");
      const { place } = numbered;
      // The first of a category tells how many there are, also where the page has none.
      const rows = await database
        .select()
        .from(numbered)
        .where(or(eq(place, 1), between(place, before + 1, before + limit)))
        .orderBy(asc(place));
      const groups = categories
        .filter((candidate) => category === undefined || candidate === category)
        .map((candidate): ProfileGroup => {
          const own = rows.filter((row) => row.category === candidate);
          const page = own.filter((row) => row.place > before && row.place <= before + limit);
          return {
            category: candidate,
            totalCount: own[0]?.total ?? 0,
            pageNo: pageno,
            profiles: page.map((row) => toProfile(row, candidate)),
          };
        });
      return { totalCount: groups.reduce((sum, group) => sum + group.totalCount, 0), groups };
    },
    async lookup(id, reader) {
      const row = await known.get(id);
      const category = row && categoryFor(row, reader);
      if (!category) throw new AccountsError("notFound", "Invalid talent profile found in request");
      return toProfile(row, category);
    },
    async add({ name, definition, organisationId = null, ownerUserId = null, shared = false }) {
      const [row] = await database
        .insert(talentProfiles)
        .values({ name, definition, organisationId, ownerUserId, shared })
        .returning({ id: talentProfiles.id });
      if (!row) throw new Error("the new talent profile was not returned");
      known.forget();
      return row.id;
    },
    async remove(id) {
      const kept = providerProfiles.find((profile) => profile.id === id);
      if (kept)
        throw new AccountsError(
          "invalidInput",
          `Talent profile ${id}, ${kept.name}, comes with the product: the next start would bring it back.`,
        );
      const removed = await database
        .delete(talentProfiles)
        .where(eq(talentProfiles.id, id))
        .returning({ id: talentProfiles.id });
      known.forget();
      return removed.length > 0;
    },
  };
}

/** Puts the provider's own profiles into a store that lacks them; those changed since stay as they are. */
export async function addProviderProfiles(database: Database): Promise<void> {
  await database
    .insert(talentProfiles)
    .values(providerProfiles.map((profile) => ({ ...profile, shared: true })))
    .onConflictDoNothing();
}

/** Those whose names have any of the keywords, which commas part; all without one. */
function isNamed(keyword: string): SQL | undefined {
  const words = keyword.split(",").flatMap((word) => word.trim() || []);
  return or(...words.map((word) => ilike(talentProfiles.name, `%${word.replace(/[\\%_]/g, "\\$&")}%`)));
}

/** Those that a reader may see: the provider's, and of the reader's organisation its own and the shared ones. */
function isVisible({ organisationId, userId }: ProfileReader): SQL | undefined {
  return or(
    isNull(talentProfiles.organisationId),
    and(
      eq(talentProfiles.organisationId, organisationId),
      or(eq(talentProfiles.shared, true), eq(talentProfiles.ownerUserId, userId ?? 0)),
    ),
  );
}

/** As which of its reader's a visible profile is seen. The same as `categoryFor`. */
function categoryOf({ userId }: ProfileReader): SQL<TalentProfileCategory> {
  return sql<TalentProfileCategory>`case when ${talentProfiles.organisationId} is null then 'sharedByProvider'
    when ${talentProfiles.ownerUserId} = ${userId ?? 0} then 'mine' else 'sharedWithMe' end`;
}

/** As which of its reader's a profile is seen; undefined where it is not to be seen. */
function categoryFor(
  { organisationId, ownerUserId, shared }: Row,
  reader: ProfileReader,
): TalentProfileCategory | undefined {
  if (organisationId === null) return "sharedByProvider";
  if (organisationId !== reader.organisationId) return undefined;
  if (ownerUserId !== null && ownerUserId === reader.userId) return "mine";
  return shared ? "sharedWithMe" : undefined;
}

function toProfile(row: Row, category: TalentProfileCategory): TalentProfile {
  return {
    id: row.id,
    name: row.name,
    category,
    createdDate: isoDay(row.createdAt.getTime()),
    updatedDate: isoDay(row.updatedAt.getTime()),
    definition: row.definition,
  };
}

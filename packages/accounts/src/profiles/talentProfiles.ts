import { and, asc, count, eq, ilike, isNull, ne, or, type SQL, sql } from "drizzle-orm";
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
  /** Whether there was one of this id. */
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
      const patterns = keyword
        .split(",")
        .flatMap((word) => (word.trim() ? [`%${word.trim().replace(/[\\%_]/g, "\\$&")}%`] : []));
      const named = or(...patterns.map((pattern) => ilike(talentProfiles.name, pattern)));
      const groups = await Promise.all(
        categories
          .filter((candidate) => category === undefined || candidate === category)
          .map(async (candidate): Promise<ProfileGroup> => {
            const where = and(visibleAs(candidate, reader), named);
            const [total] = await database.select({ count: count() }).from(talentProfiles).where(where);
            const rows = await database
              .select()
              .from(talentProfiles)
              .where(where)
              .orderBy(asc(sql`lower(${talentProfiles.name})`), asc(talentProfiles.id))
              .limit(limit)
              .offset((pageno - 1) * limit);
            const profiles = rows.map((row) => toProfile(row, candidate));
            return { category: candidate, totalCount: total?.count ?? 0, pageNo: pageno, profiles };
          }),
      );
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

function visibleAs(
  category: TalentProfileCategory,
  { organisationId, userId }: ProfileReader,
): SQL | undefined {
  if (category === "sharedByProvider") return isNull(talentProfiles.organisationId);
  const own = eq(talentProfiles.ownerUserId, userId ?? 0);
  const here = eq(talentProfiles.organisationId, organisationId);
  if (category === "mine") return and(here, own);
  const others = or(isNull(talentProfiles.ownerUserId), ne(talentProfiles.ownerUserId, userId ?? 0));
  return and(here, eq(talentProfiles.shared, true), others);
}

/** As which of its reader's a profile is seen; undefined where it is not to be seen. The same as `visibleAs`. */
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

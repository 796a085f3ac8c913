import type { Accounts, Caller } from "@talent/accounts";
import {
  buildDifficultyReference,
  createGraduateSource,
  createReviewSource,
  type GraduateRecord,
  type PlaceFactRecord,
  type ReviewRecord,
} from "@talent/analytics";
import { operationTable } from "@talent/contract/data-api";
import { createExtractor, type Extractor } from "@talent/extraction";
import { createNaiveMarket, type MarketRecords, type PostingRecord, type TalentRecord } from "@talent/market";
import { loadTaxonomy } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";
import type { Answer, Body, Call, Context, OperationId, Operations } from "../data-api/Operation.ts";
import { idCheck } from "../parameters/idCheck.ts";
import { queryReader } from "../parameters/readQuery.ts";
import { operations } from "./index.ts";

/** Records of a market small enough to be counted in the head; what is left out is filled in with the plainest value. */
export type SmallRecords = {
  postings?: readonly Partial<PostingRecord>[];
  talents?: readonly Partial<TalentRecord>[];
  employers?: MarketRecords["employers"];
  reviews?: readonly Partial<ReviewRecord>[];
  graduates?: readonly Partial<GraduateRecord>[];
  facts?: Record<string, readonly PlaceFactRecord[]>;
  accounts?: Partial<Accounts>;
  caller?: Partial<Caller>;
};

/** The small market's last day. */
export const asOf = "2024-12-31";

/** The flags every measure echoes under the plain settings. */
export const flags = { showstaffing: true, showanonymous: true, newJobs: true, openJobs: false };

/** The past year, as it is echoed. */
export const pastYear = "2024-01-01-2024-12-31";

/** So many records alike. */
export const times = <T>(count: number, record: T): T[] => Array.from({ length: count }, () => record);

const taxonomy = loadTaxonomy();

// Made when a call reads text, which few do: it takes longer than all the rest.
let extractor: Extractor | undefined;

/** Employers, titles and sources 1 to 99 exist, and are called by their ids. */
const named = async (ids: readonly number[], kind: string) =>
  new Map(ids.filter((id) => id < 100).map((id) => [id, { id, name: `${kind} ${id}` }]));

type Lookup = { keywords?: readonly string[]; industries?: readonly number[]; limit: number; offset: number };

/** Employers, titles or sources 1 to 99 whose name holds a keyword, in the order of their ids. */
const finder =
  (kind: string, isWanted: (id: number, lookup: Lookup) => boolean = () => true) =>
  async (lookup: Lookup) => {
    const { keywords = [""], limit, offset } = lookup;
    const ids = Array.from({ length: 99 }, (_, index) => index + 1);
    const all = [...(await named(ids, kind)).values()].filter(
      ({ id, name }) => keywords.some((keyword) => name.includes(keyword)) && isWanted(id, lookup),
    );
    const page = all.slice(offset, offset + limit).map((entry) => ({ ...entry, postings: 1 }));
    return { numFound: all.length, entries: page };
  };

function smallSnapshot({
  reviews = [],
  graduates = [],
  facts = {},
  postings = [],
  employers = [],
}: SmallRecords): Snapshot {
  const inIndustry = (id: number, { industries }: Lookup) =>
    !industries ||
    employers.some((employer) => employer.id === id && industries.includes(employer.industry ?? 0));
  const snapshot = {
    employers: (ids: readonly number[]) => named(ids, "Employer"),
    titles: (ids: readonly number[]) => named(ids, "Title"),
    sources: (ids: readonly number[]) => named(ids, "Source"),
    findEmployers: finder("Employer", inIndustry),
    findTitles: finder("Title"),
    findSources: finder("Source"),
    details: async (ids: readonly number[]) => ids.map((id) => smallDetails(id, postings[id - 1] ?? {})),
    ...createReviewSource(reviews),
    ...createGraduateSource(graduates.map((record, index) => smallGraduates(index + 1, record))),
    placeFacts: async (kind: string, ids: readonly number[]) =>
      (facts[kind] ?? []).filter(({ place }) => ids.includes(place)),
  };
  return snapshot as unknown as Snapshot;
}

/** Ten graduates with a bachelor's degree, of an institution of their own in the US, unless told otherwise. */
function smallGraduates(id: number, record: Partial<GraduateRecord>): GraduateRecord {
  const unknown = {
    men: null,
    women: null,
    white: null,
    asian: null,
    black: null,
    latino: null,
    other: null,
  };
  const institution = { institution: id, institutionName: `College ${record.institution ?? id}` };
  const field = { field: "11.0701", fieldName: "Computer Science", occupations: [15125200] };
  const place = { country: 840, state: null, msa: null };
  return { ...institution, ...field, ...place, ...unknown, degree: 3, total: 10, ...record };
}

function smallDetails(id: number, posting: Partial<PostingRecord>) {
  return {
    id,
    url: `https://jobs.example/${id}`,
    source: { id: 1, name: "Source 1" },
    rawTitle: posting.rawTitle ?? "Nurse",
    employer: null,
    occupation: posting.occupation ?? null,
    country: posting.country ?? null,
    state: null,
    msa: posting.msa ?? null,
    city: null,
    firstSeen: posting.firstSeen ?? "2024-06-01",
    education: posting.education ?? null,
    employmentTypes: posting.employmentTypes ?? [],
    pay: null,
    skills: posting.skills ?? [],
    description: "Text",
    contact: null,
  };
}

/** The employers told of, and those that postings name besides: plain ones. */
function employersOf({ employers = [], postings = [] }: SmallRecords): MarketRecords["employers"] {
  const told = new Set(employers.map(({ id }) => id));
  const named = new Set(postings.flatMap(({ employer }) => employer ?? []));
  return [...employers, ...[...named].filter((id) => !told.has(id)).map((id) => ({ id }))];
}

/** Calls operations by their contract on a small market: query read, ids checked, defaults put in. */
export function smallCall(records: SmallRecords = {}) {
  const { postings = [], talents = [] } = records;
  const market = createNaiveMarket({
    asOf,
    postings: postings.map((posting, index) => ({
      id: index + 1,
      source: 1,
      remote: 0,
      firstSeen: "2024-06-01",
      country: 840,
      ...posting,
    })),
    talents: talents.map((talent, index) => ({ id: index + 1, weight: 1, country: 840, ...talent })),
    employers: employersOf(records),
  });
  const snapshot = smallSnapshot(records);
  const context: Context = {
    market,
    snapshot,
    info: {
      id: "small",
      asOf,
      builtAt: "",
      origin: "synthetic",
      taxonomyVersion: "",
      note: null,
      checksums: [],
    },
    difficultyIn: (scope) => buildDifficultyReference(market, scope),
    taxonomy,
    get extractor() {
      extractor ??= createExtractor(taxonomy);
      return extractor;
    },
    accounts: (records.accounts ?? {}) as Accounts,
  };
  const caller: Caller = {
    organisationId: "small",
    subscriptionId: "small",
    userId: null,
    dataSettings: { showStaffing: true, showAnonymous: true, newJobs: true },
    sources: true,
    via: "api",
    ...records.caller,
  };

  return async <Id extends keyof Operations & OperationId>(
    id: Id,
    queryText = "",
    body?: Body<Id>,
  ): Promise<Answer<Id>> => {
    const entry = operationTable[id];
    const raw = Object.fromEntries(new URLSearchParams(queryText));
    const query = queryReader(entry)(raw);
    await idCheck(entry)(query, { taxonomy, snapshot });
    const call = { operation: entry, query, given: Object.keys(raw), body, caller };
    return operations[id](call as unknown as Call<Id>, context);
  };
}

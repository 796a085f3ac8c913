import type { Accounts, Caller } from "@talent/accounts";
import {
  buildDifficultyReference,
  type GraduateRecord,
  type PlaceFactRecord,
  type ReviewRecord,
} from "@talent/analytics";
import { operationTable } from "@talent/contract/data-api";
import { createExtractor } from "@talent/extraction";
import { createNaiveMarket, type MarketRecords, type PostingRecord, type TalentRecord } from "@talent/market";
import { loadTaxonomy } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";
import type { Answer, Body, Call, Context, OperationId, Operations } from "../data-api/Operation.ts";
import { checkIds } from "../parameters/checkIds.ts";
import { queryReader } from "../parameters/readQuery.ts";
import { operations } from "./index.ts";

/** Records of a market small enough to be counted in the head; what is left out is filled in with the plainest value. */
export type SmallRecords = {
  postings?: readonly Partial<PostingRecord>[];
  talents?: readonly Partial<TalentRecord>[];
  employers?: MarketRecords["employers"];
  reviews?: readonly Partial<ReviewRecord>[];
  graduates?: readonly GraduateRecord[];
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

/** Employers, titles and sources 1 to 99 exist, and are called by their ids. */
const named = async (ids: readonly number[], kind: string) =>
  new Map(ids.filter((id) => id < 100).map((id) => [id, { id, name: `${kind} ${id}` }]));

function smallSnapshot({ reviews = [], graduates = [], facts = {}, postings = [] }: SmallRecords): Snapshot {
  const snapshot = {
    employers: (ids: readonly number[]) => named(ids, "Employer"),
    titles: (ids: readonly number[]) => named(ids, "Title"),
    sources: (ids: readonly number[]) => named(ids, "Source"),
    findEmployers: async () => ({ numFound: 2, entries: [...(await named([1, 2], "Employer")).values()] }),
    findTitles: async () => ({ numFound: 1, entries: [...(await named([1], "Title")).values()] }),
    findSources: async () => ({ numFound: 1, entries: [...(await named([1], "Source")).values()] }),
    details: async (ids: readonly number[]) => ids.map((id) => smallDetails(id, postings[id - 1] ?? {})),
    reviews: async () => reviews,
    graduates: async () => graduates,
    placeFacts: async (kind: string, ids: readonly number[]) =>
      (facts[kind] ?? []).filter(({ place }) => ids.includes(place)),
  };
  return snapshot as unknown as Snapshot;
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

/** Calls operations by their contract on a small market: query read, ids checked, defaults put in. */
export function smallCall(records: SmallRecords = {}) {
  const { postings = [], talents = [], employers = [] } = records;
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
    employers,
  });
  const snapshot = smallSnapshot(records);
  const context: Context = {
    market,
    snapshot,
    info: { id: "small", asOf, builtAt: "", origin: "synthetic", taxonomyVersion: "", note: null },
    difficultyIn: (country) => buildDifficultyReference(market, country),
    taxonomy,
    extractor: createExtractor(taxonomy),
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
    await checkIds(entry, query, { taxonomy, snapshot });
    const call = { operation: entry, query, given: new Set(Object.keys(raw)), body, caller };
    return operations[id](call as unknown as Call<Id>, context);
  };
}

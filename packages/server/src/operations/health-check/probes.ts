import type { OperationEntry } from "@talent/contract/data-api";
import type { Entry, List, Taxonomy } from "@talent/taxonomy";
import type { Snapshot } from "@talent/warehouse";
import type { Services } from "../../Services.ts";

/** Asks of a service what it needs; rejects when it is not there. */
export type Probe = (services: Services) => Promise<void>;

const answersAccounts: Probe = ({ accounts }) => accounts.ping();

/** The engine answers on the served snapshot. */
const answersMarket: Probe = async ({ datasets }) => {
  const { dataset, release } = datasets.hold();
  try {
    await dataset.market.page({ fact: "posting", filters: [] }, { after: 0, offset: 0, limit: 1 });
  } finally {
    release();
  }
};

/** Talents answer, too: of no country, so that none has to be counted. */
const answersTalents: Probe = async (services) => {
  await answersMarket(services);
  const { dataset, release } = services.datasets.hold();
  try {
    await dataset.market.count({ fact: "talent", filters: [{ dimension: "country", any: [0] }] });
  } finally {
    release();
  }
};

/** A question to the records of the served snapshot is answered. */
const answersRecords =
  (ask: (snapshot: Snapshot) => Promise<unknown>): Probe =>
  async ({ datasets }) => {
    const { dataset, release } = datasets.hold();
    try {
      await ask(dataset.snapshot);
    } finally {
      release();
    }
  };

/** Reviews answer, of nobody, and so do their words. */
const answersReviews = answersRecords((snapshot) =>
  Promise.all([snapshot.reviews({ employers: [] }), snapshot.reviewTexts([0])]),
);

const isLoaded =
  (list: (taxonomy: Taxonomy) => List<Entry>): Probe =>
  async ({ taxonomy }) => {
    if (list(taxonomy).size === 0) throw new Error("a list of the taxonomy is empty");
  };

const readsText: Probe = async ({ extractor }) => {
  const { occupation } = extractor.read({ title: "Registered nurse" });
  if (occupation === undefined) throw new Error("the extractor does not recognise a registered nurse");
};

const probes: Record<string, Probe> = {
  getAllSkills: isLoaded((taxonomy) => taxonomy.skills),
  getSkills: isLoaded((taxonomy) => taxonomy.skills),
  getCredentials: isLoaded((taxonomy) => taxonomy.credentials),
  getOccupations: isLoaded((taxonomy) => taxonomy.occupations),
  getStates: isLoaded((taxonomy) => taxonomy.states),
  getMsas: isLoaded((taxonomy) => taxonomy.msas),
  getEmployers: answersRecords((snapshot) => snapshot.findEmployers({ limit: 1 })),
  getEmployerLookup: answersRecords((snapshot) => snapshot.employers([0])),
  getTitles: answersRecords((snapshot) => snapshot.findTitles({ limit: 1 })),
  getSources: answersRecords((snapshot) => snapshot.findSources({ limit: 1 })),
  getTalentProfiles: answersAccounts,
  getTalentProfileLookup: answersAccounts,
  extractJobDescription: readsText,
  getListings: async (services) => {
    await answersMarket(services);
    await answersRecords((snapshot) => snapshot.details([0]))(services);
  },
  getSupply: answersTalents,
  getSupplyDemandRatio: answersTalents,
  getHiringDifficulty: answersTalents,
  getGenderDiversity: answersTalents,
  getEthnicityDiversity: answersTalents,
  getReviews: answersReviews,
  getSentiment: answersReviews,
  getOverallRating: answersReviews,
  getGraduateSupply: answersRecords((snapshot) => snapshot.graduatesByDegree({ countries: [0] })),
};

/** What an operation's service needs: what the table says, else an answer of the engine. */
export function probeOf({ operationId }: OperationEntry): Probe {
  return probes[operationId] ?? answersMarket;
}

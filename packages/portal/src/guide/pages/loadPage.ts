import type { GuidePage, Place } from "../Block.ts";
import { overview } from "./overview.ts";

type Loader = () => Promise<GuidePage>;

const resources = () => import("./resources.ts");

/** How each page but the first, which is at hand, is fetched; by section or sub-item. */
const loaders: Record<string, Loader> = {
  "use-cases": async () => (await import("./useCases.ts")).useCases,
  "rate-limiting": async () => (await import("./rateLimiting.ts")).rateLimiting,
  authentication: async () => (await import("./authentication.ts")).authentication,
  "input-parameters": async () => (await import("./inputParameters.ts")).inputParameters,
  "running-in-postman": async () => (await resources()).runningInPostman,
  "country-list": async () => (await resources()).countryList,
  "data-dictionary": async () => (await resources()).dataDictionary,
  "common-invalid-request": async () => (await import("./commonInvalidRequest.ts")).commonInvalidRequest,
  "industry-list": async () => (await resources()).industryList,
  "sub-industry-list": async () => (await resources()).subIndustryList,
  "function-list": async () => (await resources()).functionList,
  "experience-level": async () => (await resources()).experienceLevel,
  "education-level": async () => (await resources()).educationLevel,
  "employment-type": async () => (await resources()).employmentType,
};

/** The page of a place if it needs no fetching. */
export function pageAtHand({ section }: Place): GuidePage | undefined {
  return section === "overview" ? overview : undefined;
}

/** The page of a place; rejects when it cannot be fetched. */
export async function loadPage(place: Place): Promise<GuidePage> {
  const load = loaders[place.item ?? place.section];
  return load === undefined ? overview : load();
}

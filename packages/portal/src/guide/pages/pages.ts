import type { GuidePage, Place } from "../Block.ts";
import { samePlace } from "../place.ts";
import { authentication } from "./authentication.ts";
import { commonInvalidRequest } from "./commonInvalidRequest.ts";
import { inputParameters } from "./inputParameters.ts";
import { overview } from "./overview.ts";
import { rateLimiting } from "./rateLimiting.ts";
import {
  countryList,
  dataDictionary,
  educationLevel,
  employmentType,
  experienceLevel,
  functionList,
  industryList,
  runningInPostman,
  subIndustryList,
} from "./resources.ts";
import { useCases } from "./useCases.ts";

/** All pages of the guide, in reading order. */
export const pages: readonly GuidePage[] = [
  overview,
  useCases,
  rateLimiting,
  authentication,
  inputParameters,
  runningInPostman,
  countryList,
  dataDictionary,
  commonInvalidRequest,
  industryList,
  subIndustryList,
  functionList,
  experienceLevel,
  educationLevel,
  employmentType,
];

/** The page of a place; every place has one. */
export function pageAt(place: Place): GuidePage {
  const page = pages.find((candidate) => samePlace(candidate.place, place));
  if (page === undefined) throw new Error(`The guide has no page for ${place.section} ${place.item ?? ""}.`);
  return page;
}

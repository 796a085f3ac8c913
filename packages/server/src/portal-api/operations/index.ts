import type { PortalOperations } from "../PortalOperation.ts";
import { createApiToken } from "./createApiToken.ts";
import { endViewAs } from "./endViewAs.ts";
import { getFaq } from "./getFaq.ts";
import { getPortalConfiguration } from "./getPortalConfiguration.ts";
import { getReferenceList } from "./getReferenceList.ts";
import { getReleaseNotes } from "./getReleaseNotes.ts";
import { getUserDetails } from "./getUserDetails.ts";
import { recordUserInteraction } from "./recordUserInteraction.ts";
import { searchClients } from "./searchClients.ts";
import { searchInsights } from "./searchInsights.ts";
import { startViewAs } from "./startViewAs.ts";

/** Every operation of the portal API, by its name in the contract. */
export const portalOperations: PortalOperations = {
  createApiToken,
  endViewAs,
  getFaq,
  getPortalConfiguration,
  getReferenceList,
  getReleaseNotes,
  getUserDetails,
  recordUserInteraction,
  searchClients,
  searchInsights,
  startViewAs,
};

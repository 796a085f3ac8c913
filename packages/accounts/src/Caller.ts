/** What a subscription's account settings let it see, and which postings count as demand. */
export type DataSettings = { showStaffing: boolean; showAnonymous: boolean; newJobs: boolean };

/**
 * Who makes a data API call: a subscription, through its key or through the portal's console. `userId` is the
 * person in the portal, or the subscription's owner, or null; `sources` is access to the sources taxonomy.
 */
export type Caller = {
  organisationId: string;
  subscriptionId: string;
  userId: number | null;
  dataSettings: DataSettings;
  sources: boolean;
  via: "api" | "portal";
};

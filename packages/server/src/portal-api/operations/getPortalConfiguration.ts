import { datasetLabel } from "../datasetLabel.ts";
import type { PortalOperation } from "../PortalOperation.ts";

const origins = { synthetic: "demonstration", real: "ingested", mixed: "mixed" } as const;

export const getPortalConfiguration: PortalOperation<"getPortalConfiguration"> = async (
  _call,
  { settings, datasets },
) => {
  const { origin, identity, siblings } = settings;
  const held = datasets.hold();
  try {
    const { info, market } = held.dataset;
    const postings = await market.count({ fact: "posting", filters: [] });
    return {
      identity,
      originUrl: origin,
      adminPublicServiceUrl: settings.adminPublicServiceUrl,
      apiUrl: settings.apiUrl,
      authServerUrl: settings.authServerUrl ?? null,
      homeUrl: siblings.home,
      myAccountUrl: `${siblings.home}/myaccount`,
      siblings: Object.entries(siblings).map(([id, url]) => ({
        id: id as keyof typeof siblings,
        label: siblingLabels[id as keyof typeof siblings],
        url,
      })),
      dataset: { label: datasetLabel(info), origin: origins[info.origin], asOf: info.asOf, postings },
      release: settings.release,
    };
  } finally {
    held.release();
  }
};

const siblingLabels = {
  home: "Home",
  plan: "Plan",
  recruit: "Recruit",
  customRoles: "Custom Roles",
  dataFeeds: "Data Feeds",
  admin: "Admin",
  marketResearch: "Market Research",
  staffing: "Staffing",
} as const;

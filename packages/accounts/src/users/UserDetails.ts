import type { CountryTerm } from "../organisations/CountryTerm.ts";
import type { ProductFlags } from "./ProductFlags.ts";
import type { PermissionLevelId, permissionLevels } from "./pages.data.ts";

/** What a person may do on a page. */
export type PermissionDetail = {
  permissionId: number;
  permissionName: string;
  permissionCode: string;
  permissionLevelId: PermissionLevelId;
  permissionLevelName: (typeof permissionLevels)[PermissionLevelId];
};

/** A page of a product. */
export type PageDetail = {
  pageId: number;
  pageName: string;
  code: string;
  isEnabled: boolean;
  pageProductName: string;
  permissionDetails: PermissionDetail[];
};

/** The user data of specification P3, field by field under its own names. */
export type UserDetails = ProductFlags & {
  isactive: boolean;
  userID: number;
  userAppCode: string;
  appCodes: string[];
  clientCode: string;
  clientName: string;
  firstName: string;
  lastName: string;
  userEmail: string;
  /** Token of a file store; empty, since there is none. */
  s3Token: string;
  /** When the person signed in, ISO 8601. */
  sessionDate: string;
  adminEnabled: boolean;
  ssoenabled: boolean;
  mimicClient: boolean;
  subscribedCountries: CountryTerm[];
  unSubscribedCountries: CountryTerm[];
  productDetails: { productName: string; pageDetails: PageDetail[] }[];
  marketingOptIn: boolean;
  newsletterOptIn: boolean;
  productUpdatesOptIn: boolean;
  /** 0 when the person chose none. */
  personaID: number;
  responsibilityIdsCSV: string;
};

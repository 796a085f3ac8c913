import type { SiblingProduct, UserDetails } from "@talent/contract/portal-api";
import document from "@talent/contract/portal-api/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { allowedSiblings, flattenPages, productPermission } from "./access.ts";

const subscriber = document.components.examples["getUserDetails.subscriber"].value as UserDetails;
const siblings = document.components.examples["getPortalConfiguration.local"].value
  .siblings as SiblingProduct[];
const ids = (user: UserDetails) => allowedSiblings(siblings, user).map((sibling) => sibling.id);

test("shows each sibling product by its own flag", () => {
  const none = {
    ...subscriber,
    PLAN2x: false,
    GEMINI: false,
    customRoleEnabled: false,
    dataFeedEnabled: false,
    adminEnabled: false,
    staffingEnabled: false,
    productDetails: [],
  };
  expect(ids(none)).toEqual(["home"]);
  expect(ids({ ...none, PLAN2x: true })).toEqual(["home", "plan"]);
  expect(ids({ ...none, GEMINI: true })).toEqual(["home", "recruit"]);
  expect(ids({ ...none, customRoleEnabled: true })).toEqual(["home", "customRoles"]);
  expect(ids({ ...none, dataFeedEnabled: true })).toEqual(["home", "dataFeeds"]);
  expect(ids({ ...none, adminEnabled: true })).toEqual(["home", "admin"]);
  expect(ids({ ...none, staffingEnabled: true })).toEqual(["home", "staffing"]);
});

test("shows Market Research when a product has that name", () => {
  const productDetails = [{ productName: "Market Research", pageDetails: [] }];
  expect(ids({ ...subscriber, productDetails })).toContain("marketResearch");
  expect(ids({ ...subscriber, productDetails: [] })).not.toContain("marketResearch");
});

test("lists the pages of all products and tells the highest permission of one", () => {
  const pages = flattenPages(subscriber);
  expect(pages.map((page) => page.pageProductName)).toEqual(["Plan", "Recruit", "Market Research"]);
  expect(productPermission(pages, "recruit")).toBe("Read and Edit");
  expect(productPermission(pages, "staffing")).toBeUndefined();
});

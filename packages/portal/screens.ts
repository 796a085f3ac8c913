/** A screen or state of the portal: a name for its picture, its address below the base, and who looks at it. */
export type Screen = {
  name: string;
  path: string;
  admin?: boolean;
  act?: "search" | "account" | "usage" | "view-as";
};

const sections = ["use-cases", "rate-limiting", "authentication", "input-parameters"];

const items = [
  "running-in-postman",
  "country-list",
  "data-dictionary",
  "common-invalid-request",
  "industry-list",
  "sub-industry-list",
  "function-list",
  "experience-level",
  "education-level",
  "employment-type",
];

/** Every screen of the portal, and the states of it that look different. */
export const screens: readonly Screen[] = [
  { name: "overview", path: "" },
  ...sections.map((section) => ({ name: section, path: `?section=${section}` })),
  ...items.map((item) => ({ name: `resources-${item}`, path: `?section=resources&item=${item}` })),
  { name: "use-cases-open", path: "?section=use-cases&open=set-pay" },
  { name: "invalid-request-open", path: "?section=resources&item=common-invalid-request&open=no-location" },
  { name: "endpoints", path: "endpoints" },
  { name: "endpoints-operation", path: "endpoints#/operations/Demand" },
  { name: "endpoints-token", path: "endpoints#/operations/Access%20token" },
  { name: "faq", path: "faq" },
  { name: "faq-open", path: "faq?open=q1,q2" },
  { name: "releasenotes", path: "releasenotes" },
  { name: "search", path: "", act: "search" },
  { name: "account-menu", path: "", act: "account" },
  { name: "usage", path: "", act: "usage" },
  { name: "view-as", path: "", act: "view-as", admin: true },
];

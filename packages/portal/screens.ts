/** What a person does on a screen to bring it into its state. */
export type Act =
  | "account"
  | "answer"
  | "failure"
  | "filter-none"
  | "menu"
  | "refusal"
  | "search"
  | "search-none"
  | "usage"
  | "view-as"
  | "view-as-none"
  | "view-as-refused"
  | "view-as-search";

/** How a portal call is answered in place of the server: never, with a failure, or with other data or user flags. */
export type Answer =
  | { call: string; with: "nothing" }
  | { call: string; with: "failure" }
  | { call: string; with: "data"; data: unknown }
  | { call: string; with: "user"; user: Record<string, unknown> };

/** A screen or state of the portal: a name for its picture, its address below the base, and who looks at it. */
export type Screen = {
  name: string;
  path: string;
  admin?: boolean;
  act?: Act;
  answer?: Answer;
  /** A text that tells the state is there, where the portal's header or its settling does not. */
  shows?: string;
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

const faq = "**/getallaxonfaq";
const notes = "**/getallaxonreleasenotes";
const functions = "**/referencelists/functions";
const insights = "**/gettninsights";
const user = "**/userdetails";
const functionList = "?section=resources&item=function-list";

/** States that follow from what a portal call answers: loading, failed, empty, broken, viewed as a client. */
const answered: readonly Screen[] = [
  { name: "starting", path: "", answer: { call: user, with: "nothing" }, shows: "Loading" },
  {
    name: "starting-failed",
    path: "",
    answer: { call: user, with: "failure" },
    shows: "Something went wrong",
  },
  {
    name: "view-as-bar",
    path: "",
    admin: true,
    answer: { call: user, with: "user", user: { mimicClient: true, clientName: "Northwind Talent" } },
    shows: "You are viewing the portal as Northwind Talent.",
  },
  {
    name: "endpoints-view-as",
    path: "endpoints#/operations/Demand",
    admin: true,
    answer: { call: user, with: "user", user: { mimicClient: true, clientName: "Northwind Talent" } },
    shows: "You are viewing the portal as Northwind Talent.",
  },
  { name: "faq-loading", path: "faq", answer: { call: faq, with: "nothing" } },
  {
    name: "faq-failed",
    path: "faq",
    answer: { call: faq, with: "failure" },
    shows: "The FAQ could not be loaded",
  },
  {
    name: "faq-empty",
    path: "faq",
    answer: { call: faq, with: "data", data: { FaqList: [] } },
    shows: "There is no question yet.",
  },
  {
    name: "faq-broken",
    path: "faq",
    answer: { call: faq, with: "data", data: { FaqList: [null] } },
    shows: "Something went wrong",
  },
  {
    name: "releasenotes-failed",
    path: "releasenotes",
    answer: { call: notes, with: "failure" },
    shows: "The release notes could not be loaded",
  },
  {
    name: "releasenotes-empty",
    path: "releasenotes",
    answer: { call: notes, with: "data", data: { ReleaseNotes: [] } },
    shows: "Nothing has been released yet.",
  },
  { name: "table-loading", path: functionList, answer: { call: functions, with: "nothing" } },
  {
    name: "table-failed",
    path: functionList,
    answer: { call: functions, with: "failure" },
    shows: "Functions could not be loaded",
  },
  {
    name: "insights-failed",
    path: "?section=overview#insights",
    answer: { call: insights, with: "failure" },
    shows: "Insights could not be loaded",
  },
  {
    name: "insights-empty",
    path: "?section=overview#insights",
    answer: { call: insights, with: "data", data: { insightslist: [] } },
    shows: "There is no insight yet.",
  },
];

/** Every screen of the portal, and the states of it that look different. */
export const screens: readonly Screen[] = [
  { name: "overview", path: "" },
  ...sections.map((section) => ({ name: section, path: `?section=${section}` })),
  ...items.map((item) => ({ name: `resources-${item}`, path: `?section=resources&item=${item}` })),
  { name: "use-cases-open", path: "?section=use-cases&open=set-pay" },
  { name: "invalid-request-open", path: "?section=resources&item=common-invalid-request&open=no-location" },
  { name: "table-no-rows", path: functionList, act: "filter-none" },
  { name: "menu", path: "", act: "menu" },
  { name: "endpoints", path: "endpoints" },
  {
    name: "endpoints-unknown",
    path: "endpoints#/operations/getDemand",
    shows: "There is no operation named getDemand. Did you mean Demand or Demand trend?",
  },
  { name: "endpoints-operation", path: "endpoints#/operations/Demand" },
  { name: "endpoints-answer", path: "endpoints#/operations/Demand", act: "answer" },
  { name: "endpoints-refusal", path: "endpoints#/operations/Demand", act: "refusal" },
  {
    name: "endpoints-failure",
    path: "endpoints#/operations/Demand",
    act: "failure",
    answer: { call: "**/v1/lmi/demand?*", with: "failure" },
  },
  { name: "view-as-search", path: "", act: "view-as-search", admin: true },
  { name: "endpoints-token", path: "endpoints#/operations/Access%20token" },
  { name: "faq", path: "faq" },
  { name: "faq-open", path: "faq?open=q1,q2" },
  { name: "releasenotes", path: "releasenotes" },
  { name: "not-found", path: "nowhere", shows: "There is no page here" },
  { name: "search", path: "", act: "search" },
  { name: "search-none", path: "", act: "search-none" },
  { name: "account-menu", path: "", act: "account" },
  { name: "usage", path: "", act: "usage" },
  { name: "view-as", path: "", act: "view-as", admin: true },
  { name: "view-as-none", path: "", act: "view-as-none", admin: true },
  {
    name: "view-as-refused",
    path: "",
    act: "view-as-refused",
    admin: true,
    answer: { call: "**/mimicclient?clientId=*", with: "failure" },
  },
  ...answered,
];

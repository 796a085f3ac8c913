import type { ReferenceListName } from "@talent/contract/portal-api";

/**
 * A line of guide text. `code`, **strong** and [label](target) are marked up; a target is `guide:section`,
 * `guide:section/item`, either with `#anchor`, `route:/faq`, `operation:Summary of it`, `file:` one beside the portal, `account:`, `support:` or an https address.
 */
export type Text = string;

/** One language of a code block. What stands for this user's addresses, `fillIn` tells. */
export type Sample = {
  language: "curl" | "Shell" | "TypeScript" | "React hook" | "Python" | "JSON" | "HTTP";
  code: string;
};

/** A piece of a guide page; pages, search, Markdown and llms.txt are all made from these. */
export type Block =
  | { kind: "title"; id: string; text: Text }
  | { kind: "subtitle"; id: string; text: Text }
  | { kind: "paragraph"; text: Text }
  | { kind: "note"; tone: "info" | "warning"; text: Text }
  | { kind: "list"; ordered?: boolean; items: Text[] }
  | { kind: "table"; caption: string; columns: string[]; rows: Text[][] }
  | { kind: "code"; label: string; samples: Sample[] }
  | { kind: "accordion"; id: string; title: string; blocks: Block[] }
  /** `rows` is how many are expected: so much room is kept until they are there. */
  | { kind: "referenceTable"; list: ReferenceListName; caption: string; rows: number }
  | { kind: "download"; file: Download; label: string; description: string }
  | { kind: "insights" }
  | { kind: "dataDictionary"; caption: string };

/** What the guide offers for download: an xlsx of a reference list, or the request collection. */
export type Download = { list: ReferenceListName } | { collection: true };

/** The guide's sections, in the order of the left menu. */
export const sections = [
  { id: "overview", label: "Overview" },
  { id: "use-cases", label: "Use Cases" },
  { id: "rate-limiting", label: "Rate Limiting" },
  { id: "authentication", label: "Authentication" },
  { id: "input-parameters", label: "Input parameters" },
  { id: "resources", label: "Resources" },
] as const;

export type SectionId = (typeof sections)[number]["id"];

/** The sub-items of Resources, in the order of the left menu. */
export const resourceItems = [
  { id: "running-in-postman", label: "Running in Postman" },
  { id: "country-list", label: "Country List" },
  { id: "data-dictionary", label: "Data Dictionary" },
  { id: "common-invalid-request", label: "Common Invalid Request" },
  { id: "industry-list", label: "Industry List" },
  { id: "sub-industry-list", label: "Sub-Industry List" },
  { id: "function-list", label: "Function List" },
  { id: "experience-level", label: "Seniority / Experience Level" },
  { id: "education-level", label: "Education Level" },
  { id: "employment-type", label: "Employment Type" },
] as const;

export type ResourceItemId = (typeof resourceItems)[number]["id"];

/** Which page of the guide: a section, and below Resources one of its sub-items. */
export type Place =
  | { section: Exclude<SectionId, "resources">; item?: undefined }
  | { section: "resources"; item: ResourceItemId };

/** A page of the guide. */
export type GuidePage = { place: Place; title: string; summary: Text; blocks: Block[] };

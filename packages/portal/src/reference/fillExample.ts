import { follow, type Reference } from "./follow.ts";

type Parameter = { name: string; in: string; example?: unknown };

/** What is read of an operation. */
type Operation = {
  summary?: string;
  parameters?: (Parameter | Reference)[];
  "x-requires"?: { anyOf?: string[] };
  "x-location"?: { required?: boolean };
  "x-role"?: { required?: boolean };
};

type Paths = { paths: Record<string, Record<string, object>> };

/** The talent profile that stands for all talent. */
const allTalent = "205";

/**
 * What an operation cannot do without although no single parameter is required: a place, for some a role, the first of
 * those of which it needs any. By parameter name; empty for an operation that needs none, or an unknown one.
 */
export function exampleValues(document: Paths, summary: string, country: string): Record<string, string> {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item) as Operation[])
    .find((candidate) => candidate.summary === summary);
  return {
    ...(operation?.["x-location"]?.required ? { country } : {}),
    ...(operation?.["x-role"]?.required ? { talentprofile: allTalent } : {}),
    ...anyOf(document, operation),
  };
}

/** The first parameter of those of which an operation needs any, with the contract's example of it. */
function anyOf(document: Paths, operation: Operation | undefined): Record<string, string> {
  const [first] = operation?.["x-requires"]?.anyOf ?? [];
  const parameter = operation?.parameters
    ?.map((one) => follow(document, one))
    .find(({ name, in: place }) => place === "query" && name === first);
  return parameter === undefined ? {} : { [parameter.name]: String(parameter.example ?? "") };
}

/** The summary of the operation an address of the reference names, or undefined; as it stands where it is no URL form. */
export function summaryInHash(hash: string): string | undefined {
  const [, name] = /^#\/operations\/([^#?]+)/.exec(hash) ?? [];
  try {
    return name && decodeURIComponent(name);
  } catch {
    return name;
  }
}

import { AccountsError } from "../AccountsError.ts";
import type { AttributeFilter, TalentProfileDefinition } from "./TalentProfile.ts";

/** The attributes a profile may filter by, with how many values the data API takes for each. */
const attributes = {
  function: 5,
  occupation: 5,
  skill: 10,
  credential: 10,
  semicleantitle: 5,
  educationlevel: 3,
  experiencelevel: 3,
  employmenttype: 3,
} as const;

const lists = ["any", "all", "none"] as const;

/** A definition from JSON that somebody wrote; `invalidInput` names the first thing wrong with it. */
export function readDefinition(json: string): TalentProfileDefinition {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid('is no JSON; write {"occupation":{"any":[15125200]}}');
  }
  if (!isRecord(value)) throw invalid("must be a JSON object");
  const definition: TalentProfileDefinition = {};
  for (const [name, part] of Object.entries(value)) {
    if (isAttribute(name)) definition[name] = readFilter(name, part);
    else if (name === "query" && typeof part === "string" && part.length <= 500) definition.query = part;
    else throw invalid(`has "${name}", which is no attribute or not of its kind`);
  }
  return definition;
}

function readFilter(name: keyof typeof attributes, part: unknown): AttributeFilter {
  if (!isRecord(part)) throw invalid(`needs "${name}" as {"any":[…],"all":[…],"none":[…]}`);
  const filter: AttributeFilter = {};
  let count = 0;
  for (const [list, ids] of Object.entries(part)) {
    const known = lists.find((candidate) => candidate === list);
    if (!known || !isListOf(ids, (id) => Number.isSafeInteger(id) && Number(id) > 0)) {
      throw invalid(`needs "${name}" as {"any":[…],"all":[…],"none":[…]} of ids`);
    }
    filter[known] = ids as number[];
    count += filter[known].length;
  }
  if (count > attributes[name]) throw invalid(`has more than ${attributes[name]} values for "${name}"`);
  return filter;
}

function isAttribute(name: string): name is keyof typeof attributes {
  return Object.hasOwn(attributes, name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(test);
}

function invalid(what: string): AccountsError {
  return new AccountsError("invalidInput", `The definition ${what}.`);
}

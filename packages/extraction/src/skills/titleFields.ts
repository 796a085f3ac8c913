import { agentFields } from "./lexicon/agentFields.data.ts";

const agents = new RegExp(`\\b(${Object.keys(agentFields).join("|")})s?\\b`, "gi");

// "Assistant for the Professional Development Nursing Team": whom one works for, not what one does.
const place =
  /\s(?:for|to|within|in|at) (?:the )?[^,(-]*\b(?:team|department|unit|service|directorate|centre|hospital)s?$/i;

/**
 * A title with those who do a thing turned into what they do ("Product Manager" reads "Product management"), without
 * the team it is in.
 */
export function titleFields(title: string): string {
  return title
    .replace(place, "")
    .replace(agents, (_, agent: string) => agentFields[agent.toLowerCase()] ?? agent);
}

import { agentFields } from "./lexicon/agentFields.data.ts";

const agents = new RegExp(`\\b(${Object.keys(agentFields).join("|")})s?\\b`, "gi");

/** A title with those who do a thing turned into what they do: "Product Manager" reads "Product management". */
export function titleFields(title: string): string {
  return title.replace(agents, (_, agent: string) => agentFields[agent.toLowerCase()] ?? agent);
}

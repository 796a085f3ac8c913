import type { Entry } from "./Entry.ts";

/** The four kinds of skill with the names the API gives them. */
export const skillCategories: readonly Entry[] = [
  { id: 1, name: "Skills" },
  { id: 2, name: "Knowledge", aliases: ["Knowledge Areas"] },
  { id: 3, name: "Tools and Technologies" },
  { id: 4, name: "Personal Abilities" },
];

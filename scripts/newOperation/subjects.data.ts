/** The tags whose operations answer with a measure, and the folder of `packages/analytics/src` their measures are in. */
export const subjects: Record<string, string> = {
  "hiring strategy": "hiring",
  "skill strategy": "skills",
  "competitive benchmarking": "employers",
  "location strategy": "places",
  "employer value proposition": "brand",
  diversity: "diversity",
};

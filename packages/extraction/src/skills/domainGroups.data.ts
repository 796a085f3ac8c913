/** Tables of skills that belong together: an ad of one field speaks of the others of its group too. */
export const domainGroups: readonly (readonly string[])[] = [
  ["programming", "cloud", "data", "security", "software"],
  ["nursing", "medicine", "allied-health", "social-care"],
  ["science", "medicine", "agriculture"],
  ["engineering", "manufacturing", "construction", "energy", "science"],
  ["construction", "property", "energy"],
  ["finance", "law", "business", "property"],
  ["people-hr", "business", "office", "education"],
  ["marketing", "sales", "media", "business", "retail"],
  ["hospitality", "retail", "personal-services", "logistics", "transport"],
  ["public-service", "law", "security", "social-care"],
  ["languages", "education", "media"],
];

import { allTalentProfileId, type TalentProfileDefinition } from "./TalentProfile.ts";

/** The talent profiles every subscriber has: all talent data, and roles that subscribers start from. */
export const providerProfiles: readonly { id: number; name: string; definition: TalentProfileDefinition }[] =
  [
    { id: allTalentProfileId, name: "All talent data", definition: {} },
    {
      id: 206,
      name: "Software developers",
      definition: { occupation: { any: [15125200, 15125400, 15125300] } },
    },
    { id: 207, name: "Data scientists", definition: { occupation: { any: [15205100] } } },
    { id: 208, name: "Registered nurses", definition: { occupation: { any: [29114100] } } },
    { id: 209, name: "Accountants and auditors", definition: { occupation: { any: [13201100] } } },
    { id: 210, name: "Recruiters and HR specialists", definition: { occupation: { any: [13107100] } } },
    {
      id: 211,
      name: "Marketing managers, senior",
      definition: { occupation: { any: [11202100] }, experiencelevel: { any: [3] } },
    },
    { id: 212, name: "Mechanical engineers", definition: { occupation: { any: [17214100] } } },
    { id: 213, name: "Customer service representatives", definition: { occupation: { any: [43405100] } } },
    { id: 214, name: "Truck drivers", definition: { occupation: { any: [53303200] } } },
    {
      id: 215,
      name: "Machine learning engineers",
      definition: { function: { any: [14, 20] }, query: '"machine learning" AND (engineer OR scientist)' },
    },
    { id: 216, name: "Internships", definition: { employmenttype: { any: [6, 7] } } },
  ];

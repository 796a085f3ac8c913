/** How ads of a country name schooling and close, by ISO2; "*" for the others. The first two are read as levels 1 and 2. */
export const countryTexts: Readonly<Record<string, { school: string; college: string; closing: string }>> = {
  US: {
    school: "High school diploma or GED",
    college: "Associate degree",
    closing: "We are an equal opportunity employer.",
  },
  CA: {
    school: "High school diploma",
    college: "A two-year college diploma",
    closing:
      "We welcome applications from all qualified people, and meet the needs of people with a disability.",
  },
  GB: {
    school: "Five GCSEs or the same from elsewhere",
    college: "Foundation degree or the same from elsewhere",
    closing: "We are an equal opportunities employer.",
  },
  IE: {
    school: "Finished secondary school (Leaving Certificate)",
    college: "Foundation degree or higher certificate",
    closing: "We are an equal opportunities employer.",
  },
  DE: {
    school: "Finished secondary school (Mittlere Reife)",
    college: "Associate degree, or a finished apprenticeship (Ausbildung)",
    closing:
      "We welcome applications from everybody, whatever their origin, age, gender, religion or disability.",
  },
  AT: {
    school: "Finished secondary school",
    college: "Associate degree, or a finished apprenticeship (Lehre)",
    closing: "We welcome applications from everybody, whatever their origin, age, gender or religion.",
  },
  IN: {
    school: "Higher secondary school certificate (12th standard)",
    college: "A college diploma (polytechnic)",
    closing: "We are an equal opportunity employer.",
  },
  MX: {
    school: "High school certificate (preparatoria)",
    college: "Associate degree (Técnico Superior Universitario)",
    closing: "We hire without regard to origin, age, gender, religion or disability.",
  },
  ZA: {
    school: "Matric (secondary school certificate)",
    college: "A college diploma (NQF 6)",
    closing: "Appointments are made in line with our employment equity plan.",
  },
  AU: {
    school: "Finished secondary school (Year 12)",
    college: "A college diploma (TAFE)",
    closing: "We are an equal opportunity employer.",
  },
  NZ: {
    school: "Finished secondary school (NCEA)",
    college: "A college diploma",
    closing: "We are an equal opportunities employer.",
  },
  "*": {
    school: "Finished secondary school",
    college: "Associate degree, or the same from elsewhere",
    closing: "We welcome applications from everybody.",
  },
};

import type { Taxonomy } from "@talent/taxonomy";

/** An industry and, where known, the sub-industry in it, as taxonomy ids. */
export type IndustryGuess = { industry: number; subindustry?: number };

/** Sub-industries by name of the taxonomy, in the order the patterns are tried. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/\b(?:staffing|recruitment|recruiting|personnel)\b/i, "Staffing and Recruitment"],
  [
    /\b(?:hospitals?|klinik\w*|krankenhaus|infirmary|medical cent(?:er|re))\b|\bnhs (?:foundation )?trust|\bhealth ?board\b|\bnhs\b.*\btrust\b|\bhealth system\b|\buniversit\w+ .*hospitals?\b/i,
    "Hospitals",
  ],
  [
    /\b(?:university|universit[éäa]t?|college|polytechnic|hochschule|institute of technology)\b(?!.*\bhospitals?\b)(?!.*\bhealth)/i,
    "Higher and Further Education",
  ],
  [
    /\b(?:schools?|academ(?:y|ies)|kindergarten|nursery|nurseries|childcare|day ?care|montessori|education trust)\b/i,
    "Schools and Early Education",
  ],
  [
    /\bcare homes?|\bnursing homes?|\bresidential care|\bsenior living|\bhospice|\bassisted living|\bretirement (?:living|village)/i,
    "Nursing and Residential Care",
  ],
  [
    /\b(?:surgery|medical (?:practice|group)|clinics?|dental|dentists?|dentistry|orthodont\w+|physio\w*|home ?care|home health|healthcare|health care|behavioral health|mental health|optometr\w+|gp|practice|hospice|nhs|community health|care)\b/i,
    "Outpatient and Community Care",
  ],
  [
    /\b(?:pharma\w*|biotech\w*|therapeutics|biosciences?|biologics|genomics|life sciences)\b/i,
    "Pharmaceuticals and Biotechnology",
  ],
  [/\b(?:medical devices?|diagnostics?|surgical|medtech)\b/i, "Medical Devices and Diagnostics"],
  [
    /\b(?:bank|banking|bancorp|credit union|savings|sparkasse|building society|mortgage|lending)\b/i,
    "Banking and Lending",
  ],
  [/\b(?:insurance|assurance|insurers?|underwriters|versicherung\w*|reinsurance)\b/i, "Insurance"],
  [
    /\b(?:asset management|capital (?:management|partners)|private equity|hedge fund|wealth|investments?|ventures|securities)\b/i,
    "Capital Markets and Asset Management",
  ],
  [/\b(?:payments?|fintech|financial technolog\w+|neobank)\b/i, "Payments and Financial Technology"],
  [/\b(?:law firm|solicitors|attorneys|lawyers|legal|barristers|law offices?)\b/i, "Legal Services"],
  [/\b(?:accountants|accounting|accountancy|cpas?|tax services|audit)\b/i, "Accounting and Tax Services"],
  [/\b(?:telecom\w*|communications networks?|wireless|broadband)\b/i, "Telecommunications"],
  [/\b(?:software|saas|app development)\b/i, "Software"],
  [
    /\b(?:it services|technologies|systems integrat\w+|cyber ?security|infotech|it solutions)\b/i,
    "IT Services and Consulting",
  ],
  [
    /\b(?:marketing|advertising|public relations|creative agency|media agency)\b/i,
    "Advertising and Marketing Services",
  ],
  [
    /\b(?:media|publishing|broadcast\w*|newspapers?|studios?|pictures|records|music)\b/i,
    "Media, Publishing and Broadcasting",
  ],
  [/\b(?:hotels?|resorts?|inns?|travel|airbnb)\b/i, "Hotels and Travel"],
  [
    /\b(?:restaurants?|cafes?|coffee|pizza|burgers?|grill|kitchens?|catering|bakery|brewing)\b/i,
    "Restaurants and Catering",
  ],
  [/\b(?:supermarkets?|grocer\w*|foods? (?:stores?|markets?))\b/i, "Grocery and Food Retail"],
  [/\b(?:airlines?|airways|airports?|aviation)\b/i, "Air Transport"],
  [/\b(?:trucking|haulage|freight|carriers?|transport(?:ation)?)\b/i, "Road Freight"],
  [/\b(?:logistics|warehous\w+|courier|parcel|postal|fulfil?lment)\b/i, "Warehousing, Post and Courier"],
  [/\b(?:aerospace|defen[cs]e|space systems?|rockets?)\b/i, "Aerospace and Defence"],
  [/\b(?:automotive|motors?|vehicles?)\b/i, "Automotive and Transport Equipment"],
  [/\b(?:semiconductors?|semi|microelectronics|electronics)\b/i, "Electronics and Semiconductors"],
  [/\b(?:construction|builders?|homes|contractors?|roofing)\b/i, "Building Construction"],
  [/\b(?:realty|real estate|propert(?:y|ies)|estate agents?)\b/i, "Real Estate and Property Services"],
  [
    /\b(?:energy|solar|wind power|utilit(?:y|ies)|electric(?:ity)? (?:co|company|board)|water)\b/i,
    "Power, Water and Waste",
  ],
  [/\b(?:oil|petroleum|gas)\b/i, "Oil and Gas"],
  [
    /\b(?:city|county|borough|district) (?:of|council)\b|\bcouncil\b|\bministry\b|\bgovernment\b|\bpolice\b|\bdepartment of\b|\bpublic health (?:england|wales|scotland)\b/i,
    "Public Administration and Armed Forces",
  ],
  [
    /\b(?:charit(?:y|ies|able)|foundation|society|ymca|church|nonprofit|non-profit)\b/i,
    "Non-profit and Social Assistance",
  ],
];

/**
 * Industry of an employer. The word its source uses ("Healthcare") decides where there is one, and the name tells the
 * sub-industry in it; else the name decides alone. Undefined when neither says.
 */
export function industryOf(
  taxonomy: Taxonomy,
  name: string,
  stated: string | undefined,
): IndustryGuess | undefined {
  const said = stated === undefined ? undefined : statedIndustry(taxonomy, stated);
  const words = byName.filter(([pattern]) => pattern.test(name)).map(([, subindustry]) => subindustry);
  const guesses = words.flatMap(
    (word) => taxonomy.subindustries.all.find((entry) => entry.name === word) ?? [],
  );
  const named = guesses.find((guess) => said === undefined || guess.industry === said.industry);
  if (said?.subindustry !== undefined || named === undefined) return said;
  return { industry: named.industry, subindustry: named.id };
}

function statedIndustry(taxonomy: Taxonomy, stated: string): IndustryGuess | undefined {
  const word = stated.toLowerCase().replace(/[^a-z]+/g, "");
  const means = (entry: { name: string; aliases?: readonly string[] }) =>
    [entry.name, ...(entry.aliases ?? [])].some(
      (name) => name.toLowerCase().replace(/[^a-z]+/g, "") === word,
    );
  const subindustry = taxonomy.subindustries.all.find(means);
  if (subindustry) return { industry: subindustry.industry, subindustry: subindustry.id };
  const industry = taxonomy.industries.all.find(means);
  return industry && { industry: industry.id };
}

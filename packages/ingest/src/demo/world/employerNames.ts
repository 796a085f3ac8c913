import type { Random } from "../random.ts";

const onsets = [
  "Al",
  "Bel",
  "Bran",
  "Cal",
  "Cor",
  "Dar",
  "Del",
  "El",
  "Fen",
  "Gar",
  "Hal",
  "Hol",
  "Ker",
  "Lan",
  "Lor",
  "Mar",
  "Mer",
  "Nor",
  "Or",
  "Pel",
  "Quor",
  "Ral",
  "Sel",
  "Tal",
  "Tor",
  "Ul",
  "Val",
  "Ver",
  "Wen",
  "Wil",
  "Yar",
  "Zel",
];
const middles = ["a", "e", "i", "o", "an", "en", "in", "or", "ar", "er", "ave", "ing"];
const ends = [
  "bry",
  "combe",
  "dane",
  "dell",
  "fay",
  "gate",
  "holt",
  "keld",
  "lane",
  "lock",
  "mere",
  "mont",
  "nova",
  "quist",
  "ridge",
  "row",
  "shaw",
  "sten",
  "thorpe",
  "vale",
  "ward",
  "wick",
  "worth",
  "zon",
];

/** Words that follow an invented name, by sub-industry; the first fits large employers best. */
const kinds: Readonly<Record<number, readonly string[]>> = {
  1: ["Farms", "Orchards", "Forestry", "Growers"],
  2: ["Mining", "Quarries", "Minerals"],
  3: ["Energy", "Petroleum", "Drilling"],
  4: ["Power", "Water", "Utilities", "Recycling"],
  5: ["Construction", "Builders", "Homes"],
  6: ["Infrastructure", "Civil Works", "Roads"],
  7: ["Electrical", "Plumbing & Heating", "Mechanical", "Roofing"],
  8: ["Properties", "Realty", "Estates"],
  9: ["Aerospace", "Flight Systems", "Shipbuilding"],
  10: ["Motors", "Vehicle Systems", "Coachworks"],
  11: ["Chemicals", "Polymers", "Coatings"],
  12: ["Electronics", "Semiconductors", "Instruments"],
  13: ["Foods", "Dairies", "Beverages"],
  14: ["Machinery", "Industrial", "Tool Works"],
  15: ["Steel", "Packaging", "Paper", "Glass"],
  16: ["Furniture", "Textiles", "Home Goods"],
  17: ["Regional Hospital", "Medical Center", "General Hospital", "Health System"],
  18: ["Clinics", "Home Health", "Health Partners", "Family Practice"],
  19: ["Care Homes", "Senior Living", "Residential Care"],
  20: ["Therapeutics", "Biosciences", "Pharma"],
  21: ["Medical Devices", "Diagnostics", "Surgical"],
  22: ["Bank", "Savings Bank", "Credit Union"],
  23: ["Asset Management", "Capital", "Securities"],
  24: ["Insurance", "Mutual", "Assurance"],
  25: ["Payments", "Pay", "Ledger"],
  26: ["Software", "Cloud", "Apps"],
  27: ["IT Services", "Systems", "Digital Consulting"],
  28: ["Networks Online", "Data", "Marketplace"],
  29: ["Telecom", "Wireless", "Broadband"],
  30: ["Media", "Publishing", "Broadcasting", "Studios"],
  31: ["Markets", "Grocers", "Fresh"],
  32: ["Stores", "Outlet", "Online"],
  33: ["Outfitters", "Hardware", "Pharmacy", "Books"],
  34: ["Auto Group", "Auto Repair", "Fuel Stops"],
  35: ["Wholesale", "Distribution", "Supply"],
  36: ["Airlines", "Airways", "Airport Services"],
  37: ["Freight Lines", "Trucking", "Transport"],
  38: ["Rail", "Transit", "Shipping"],
  39: ["Logistics", "Parcel", "Warehousing"],
  40: ["Law", "Legal Partners", "Attorneys"],
  41: ["Accountants", "Tax Advisers", "Audit Partners"],
  42: ["Architects", "Engineering Consultants", "Surveyors"],
  43: ["Consulting", "Advisory", "Strategy Partners"],
  44: ["Advertising", "Marketing", "Creative Agency"],
  45: ["Staffing", "Recruitment", "Personnel"],
  46: ["Facilities", "Security Services", "Business Services"],
  47: ["Hotels", "Resorts", "Travel"],
  48: ["Restaurants", "Kitchens", "Coffee", "Catering"],
  49: ["Leisure", "Attractions", "Fitness Clubs"],
  50: ["Salons", "Cleaning Services", "Veterinary Care"],
  51: ["County Government", "City Administration", "Public Safety Department"],
  52: ["School District", "Academy", "Early Learning"],
  53: ["University", "College", "Institute of Technology"],
  54: ["Foundation", "Community Services", "Relief Society"],
};

/** Countries where the same words are used as in Britain. */
const british = ["GB", "IE", "AU", "NZ", "ZA", "IN"];

/** Words that replace those of `kinds` in British usage. */
const britishKinds: typeof kinds = {
  8: ["Properties", "Estates", "Lettings"],
  17: ["Hospital", "General Hospital", "Infirmary", "Hospitals"],
  18: ["Clinics", "Home Care", "Health Partners", "Family Practice"],
  22: ["Bank", "Savings Bank", "Building Society"],
  34: ["Motor Group", "Car Repair", "Fuel Stops"],
  37: ["Freight Lines", "Haulage", "Transport"],
  40: ["Law", "Legal Partners", "Solicitors"],
  51: ["Borough Council", "City Council", "District Council"],
  52: ["School", "Academy", "Primary School", "Nursery"],
};

/** Words that replace those of `kinds` where neither American nor British usage holds. */
const otherKinds: typeof kinds = {
  17: ["Hospital", "Clinic", "General Hospital"],
  22: ["Bank", "Savings Bank", "Finance"],
  40: ["Law", "Legal Partners"],
  51: ["City Administration", "Regional Administration", "Public Agency"],
  52: ["School", "Academy", "Early Learning"],
};

/** The words of a country. */
function kindsIn(iso2: string, subindustry: number): readonly string[] {
  const replaced = british.includes(iso2) ? britishKinds : ["US", "CA"].includes(iso2) ? {} : otherKinds;
  return replaced[subindustry] ?? kinds[subindustry] ?? ["Group"];
}

const legalForms: Readonly<Record<string, string>> = {
  US: "",
  GB: " Ltd",
  DE: " GmbH",
  CA: " Inc.",
  MX: " S.A. de C.V.",
  IN: " Pvt Ltd",
  ZA: " (Pty) Ltd",
  FR: " SAS",
  ES: " S.L.",
  IT: " S.r.l.",
  NL: " B.V.",
  BR: " Ltda",
  AU: " Pty Ltd",
};

/** Stems that are somebody's name, or that nobody could say: "Kererfay". */
const unfit = /^Verizon$|[aeo]r[aeo]r|([aeo][ln])\1|rarr|(.)\2\2/;

/** An invented employer's name that no earlier call gave: "Corinwick Logistics". */
export function employerName(
  random: Random,
  taken: Set<string>,
  { subindustry, iso2 }: { subindustry: number; iso2: string },
): string {
  const kind = random.pick(kindsIn(iso2, subindustry));
  const form = subindustry >= 51 || subindustry === 17 ? "" : (legalForms[iso2] ?? "");
  while (true) {
    const stem = `${random.pick(onsets)}${random.pick(middles)}${random.pick(ends)}`;
    const name = `${stem} ${kind}${random.next() < 0.4 ? form : ""}`;
    if (taken.has(name) || unfit.test(stem)) continue;
    taken.add(name);
    return name;
  }
}

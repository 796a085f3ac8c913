const names: readonly string[] = ["US", "CA", "GB", "EU", "other"];

const countries: Readonly<Record<string, string>> = {
  US: "US",
  CA: "CA",
  GB: "GB",
  IE: "GB",
  ...Object.fromEntries(
    "AT BE BG CH CZ DE DK ES FI FR GR HU IT LU NL NO PL PT RO SE SK".split(" ").map((iso2) => [iso2, "EU"]),
  ),
};

/** All regions as one mask. */
export const everywhere = 2 ** names.length - 1;

/** The bit of a country's region. */
export function regionOf(iso2: string): number {
  return 2 ** names.indexOf(countries[iso2] ?? "other");
}

/** The mask of regions written as "US|CA"; throws on one that is none. */
export function regionMask(cell: string): number {
  return cell.split("|").reduce((mask, name) => {
    const position = names.indexOf(name);
    if (position < 0) throw new Error(`no region ${name}`);
    return mask | (2 ** position);
  }, 0);
}

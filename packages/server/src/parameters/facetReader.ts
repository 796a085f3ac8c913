import type { FacetRule, ParameterEntry } from "@talent/contract/data-api";
import type { Facet } from "./Query.ts";
import { counted, invalid, quoted, tooMany } from "./refusals.ts";

/** The reader of a facet parameter, `name@count` parted by commas; throws `invalidFormat` or `tooMany`. */
export function facetReader(parameter: ParameterEntry, rule: FacetRule): (text: string) => Facet[] {
  const { names, aliases = {}, maxNames, defaultCount, maxCount } = rule;
  const range = `a count of 1 to ${maxCount}`;
  const wanted = `give a name of ${names.join(", ")}, or name@count with ${range}, such as ${names[0]}@5`;
  return (text) => {
    const facets = text.split(",").map((part): Facet => {
      const [, given = "", count] = /^([A-Za-z]+)(?:@(\d{1,6}))?$/.exec(part) ?? [];
      const name = aliases[given] ?? given;
      if (!names.includes(name)) throw invalid(parameter, `${wanted}; ${quoted(part)} is not one`);
      return { name, count: count ? Number(count) : defaultCount };
    });
    for (const { name, count } of facets) {
      if (count === 0) throw invalid(parameter, `give ${range}, such as ${name}@5; ${name}@0 asks for none`);
      if (count > maxCount) throw tooMany(parameter, `give ${range}, such as ${name}@5; this is ${count}`);
    }
    const distinct = new Set(facets.map((facet) => facet.name)).size;
    if (distinct > maxNames)
      throw tooMany(parameter, `give at most ${counted(maxNames, "facet")}; these are ${distinct}`);
    if (distinct < facets.length) throw invalid(parameter, "name each facet once");
    return facets;
  };
}

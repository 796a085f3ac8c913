import type { Extractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";
import { readFacts } from "../facts/readFacts.ts";

/** A brand attribute that employers speak of, in words the extractor finds again. */
export type DemoAttribute = {
  id: number;
  category: number;
  /** By country (ISO2), and for the others "*"; "-" where nobody speaks of it. */
  words: Readonly<Record<string, string>>;
  /** Sub-industries whose employers speak of it; undefined: all. */
  industries?: readonly number[];
};

/** The sub-industries' ids run from 1 to this. */
const lastSubindustry = 54;

/**
 * The taxonomy's attributes in the words of `data/demo/benefits.tsv`, else in the first of their wordings that the
 * extractor reads as this attribute alone and that says nothing of where the work is done: that follows from the posting.
 */
export function demoAttributes(taxonomy: Taxonomy, extractor: Extractor): DemoAttribute[] {
  const rows = Map.groupBy(readFacts("benefits"), ({ attribute }) => attribute);
  return taxonomy.attributes.all.flatMap(({ id, category, name, aliases }): DemoAttribute[] => {
    const own = rows.get(name) ?? [];
    if (own.length > 0) {
      const words: Record<string, string> = {};
      for (const row of own)
        for (const country of (row.countries ?? "").split("|")) words[country] ??= row.words ?? "-";
      for (const wording of Object.values(words))
        if (wording !== "-" && !readsAs(extractor, wording, id))
          throw new Error(`"${wording}" is not read as ${name}`);
      return [{ id, category, words, industries: industriesOf(own[0]?.industries ?? "") }];
    }
    const found = [name, ...(aliases ?? [])]
      .map(capitalised)
      .find((wording) => readsAs(extractor, wording, id));
    return found === undefined ? [] : [{ id, category, words: { "*": found } }];
  });
}

/** An attribute in a country's words. */
export type Offer = { id: number; category: number; words: string };

/** What an employer of a country and sub-industry may speak of, in the country's words. */
export function attributesIn(
  attributes: readonly DemoAttribute[],
  { iso2, subindustry }: { iso2: string; subindustry: number },
): Offer[] {
  return attributes.flatMap(({ id, category, words, industries }) => {
    const wording = words[iso2] ?? words["*"] ?? "-";
    const spoken = wording !== "-" && (industries?.includes(subindustry) ?? true);
    return spoken ? [{ id, category, words: wording }] : [];
  });
}

function readsAs(extractor: Extractor, wording: string, attribute: number): boolean {
  const { attributes, remote, skills } = extractor.read({
    title: "Worker",
    description: `What we offer\n- ${wording}\n`,
  });
  return attributes.length === 1 && attributes[0] === attribute && remote === 0 && skills.length === 0;
}

/** "17|18": these; "!51|52": all others; "": undefined, all. */
function industriesOf(cell: string): readonly number[] | undefined {
  if (cell === "") return undefined;
  const named = cell.replace("!", "").split("|").map(Number);
  if (!cell.startsWith("!")) return named;
  return Array.from({ length: lastSubindustry }, (_, index) => index + 1).filter((id) => !named.includes(id));
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

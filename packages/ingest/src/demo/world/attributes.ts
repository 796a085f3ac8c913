import type { Extractor } from "@talent/extraction";
import type { Taxonomy } from "@talent/taxonomy";

/** A brand attribute that employers speak of, in words the extractor finds again. */
export type DemoAttribute = { id: number; category: number; words: string };

/**
 * The taxonomy's attributes, each in the first of its wordings that the extractor reads as this attribute alone and that
 * says nothing of where the work is done: that follows from the posting.
 */
export function demoAttributes(taxonomy: Taxonomy, extractor: Extractor): DemoAttribute[] {
  return taxonomy.attributes.all.flatMap(({ id, category, name, aliases }) => {
    const words = [name, ...(aliases ?? [])].map(capitalised).find((wording) => {
      const { attributes, remote, skills } = extractor.read({
        title: "Worker",
        description: `What we offer\n- ${wording}\n`,
      });
      return attributes.length === 1 && attributes[0] === id && remote === 0 && skills.length === 0;
    });
    return words === undefined ? [] : [{ id, category, words }];
  });
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { byLongestPrefix, readFacts } from "../facts/readFacts.ts";

/** Education that ads of an occupation ask for: how many of them name one, and of these how many ask for levels up to 1, 2 and 3. */
export type DemoEducation = { named: number; upTo: readonly [number, number, number] };

/** Gives the education of an occupation by its SOC code, from `data/demo/educationProfiles.tsv`. */
export function educationOf(): (soc: string) => DemoEducation {
  const table = new Map(
    readFacts("educationProfiles").map((row): [string, DemoEducation] => {
      const [school, associate, bachelor] = [row.school, row.associate, row.bachelor].map(Number);
      const [one = 0, two = 0, three = 0] = [school, associate, bachelor];
      const upTo = [one / 100, (one + two) / 100, (one + two + three) / 100] as const;
      return [row.soc ?? "", { named: Number(row.named) / 100, upTo }];
    }),
  );
  return (soc) => {
    const found = byLongestPrefix(table, soc);
    if (found === undefined) throw new Error(`no education for ${soc}`);
    return found;
  };
}

/** The job zone that an education comes to, for occupations that have none published ("all other"). */
export function zoneOf({ upTo: [school, associate, bachelor] }: DemoEducation): number {
  if (bachelor < 0.5) return 5;
  if (associate < 0.5) return 4;
  return school > 0.7 ? 2 : 3;
}

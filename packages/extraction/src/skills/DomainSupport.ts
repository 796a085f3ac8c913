import type { Skill } from "@talent/taxonomy";
import { domainGroups } from "./domainGroups.data.ts";

const leastShare = 0.2;
const manySkills = 6;

/** Counts the fields of work an ad speaks of, to tell whether an ambiguous name is at home in it. */
export class DomainSupport {
  private readonly domains: readonly string[];
  private readonly domainOf: readonly number[];
  /** By domain: the domains of its groups, itself among them. */
  private readonly kin: readonly (readonly number[])[];
  private readonly counts: Int32Array;
  private readonly seen = new Set<number>();

  constructor(skills: readonly Skill[]) {
    this.domains = [...new Set(skills.map(({ domain }) => domain))];
    this.domainOf = skills.map(({ domain }) => this.domains.indexOf(domain));
    this.counts = new Int32Array(this.domains.length);
    this.kin = this.domains.map((domain, own) => {
      const names = domainGroups.filter((group) => group.includes(domain)).flat();
      return [...new Set([own, ...names.map((name) => this.domains.indexOf(name))])].filter(
        (at) => at !== -1,
      );
    });
  }

  /** Forgets the last ad. */
  clear(): void {
    this.counts.fill(0);
    this.seen.clear();
  }

  /** Notes a skill (by its place in the list) that the ad surely speaks of; one noted before changes nothing. */
  note(skill: number): void {
    if (this.seen.has(skill)) return;
    this.seen.add(skill);
    const domain = this.domainOf[skill] as number;
    this.counts[domain] = (this.counts[domain] as number) + 1;
  }

  /** Whether at least one other sure skill, and a fifth of all, are of the skill's field or of its kin. */
  supports(skill: number): boolean {
    const kin = this.kinOf(skill);
    return kin >= 1 && kin >= this.seen.size * leastShare;
  }

  /** Whether the ad surely speaks of many skills and of none of the skill's field or of its kin. */
  isForeign(skill: number): boolean {
    return this.seen.size >= manySkills && this.kinOf(skill) === 0;
  }

  private kinOf(skill: number): number {
    let kin = this.seen.has(skill) ? -1 : 0;
    for (const domain of this.kin[this.domainOf[skill] as number] ?? []) kin += this.counts[domain] as number;
    return kin;
  }
}

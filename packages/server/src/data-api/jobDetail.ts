import type { components } from "@talent/contract/data-api";
import type { Entry, List, Taxonomy } from "@talent/taxonomy";
import type { AdvertisedPay, PostingDetails } from "@talent/warehouse";

const nameIn = (list: List<Entry>, id: number | null): string | null =>
  id === null ? null : (list.byId(id)?.name ?? null);

/** Skills a posting lists at most. */
const mostSkills = 300;

const amount = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Advertised pay as the ad states it: `140,000 - 165,000 USD per year`; null when it states none. */
export function salaryText(pay: AdvertisedPay | null): string | null {
  if (!pay) return null;
  const ends = [pay.min, pay.max].filter((end): end is number => end !== null);
  if (ends.length === 0 || pay.currency === null)
    return `${amount.format(Math.round(pay.yearlyUsd))} USD per year`;
  const range = [...new Set(ends)].map((end) => amount.format(end)).join(" - ");
  return `${range} ${pay.currency}${pay.interval === null ? "" : ` per ${pay.interval.toLowerCase()}`}`;
}

/** A posting under its names on the wire; null where the ad does not say. */
export function toJobDetail(posting: PostingDetails, taxonomy: Taxonomy): components["schemas"]["JobDetail"] {
  const occupation = posting.occupation === null ? undefined : taxonomy.occupations.byId(posting.occupation);
  const types = posting.employmentTypes.map((id) => nameIn(taxonomy.employmentTypes, id));
  return {
    jobId: posting.id,
    url: posting.url,
    source: posting.source.name,
    title: posting.rawTitle,
    location: {
      country: nameIn(taxonomy.countries, posting.country),
      state: nameIn(taxonomy.states, posting.state),
      msa: nameIn(taxonomy.msas, posting.msa),
      city: nameIn(taxonomy.cities, posting.city),
    },
    firstSeenDate: posting.firstSeen,
    employer: posting.employer?.name ?? null,
    educationLevel: nameIn(taxonomy.educationLevels, posting.education),
    salary: salaryText(posting.pay),
    contactDetails: posting.contact,
    occupation: occupation ? { socCode: occupation.soc8, name: occupation.name } : null,
    skills: posting.skills.slice(0, mostSkills).flatMap((id) => {
      const skill = taxonomy.skills.byId(id);
      return skill ? [{ id, name: skill.name }] : [];
    }),
    description: posting.description,
    employmentType: types.length > 0 ? types.join(", ") : null,
  };
}

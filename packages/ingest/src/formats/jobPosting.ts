import { createHash } from "node:crypto";
import { educationLevel } from "../ads/educationLevel.ts";
import { employmentTypes } from "../ads/employmentTypes.ts";
import { type Fields, fields, listOf, numberOf, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { SourceAd } from "../ads/SourceAd.ts";
import { toDay } from "../ads/toDay.ts";
import type { AdFormat } from "./AdFormat.ts";
import { postingEmployer, postingPay, postingPlaces } from "./jobPostingParts.ts";
import { levelOfMonths } from "./levelOfMonths.ts";

/**
 * schema.org JobPosting: as JSON-LD nests it (hiringOrganization, jobLocation, baseSalary …) or flattened to one
 * level (company, city, salaryMin …).
 */
export const jobPosting: AdFormat = { read: readJobPosting, records: postingsOf, harvested: true };

/** Postings of a JSON-LD value: of a list, of an "@graph", or the value itself. */
function postingsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(postingsOf);
  const graph = fields(value)["@graph"];
  if (Array.isArray(graph)) return graph.filter((node) => isPosting(fields(node)));
  return [value];
}

function isPosting(node: Fields): boolean {
  return listOf(node["@type"]).some((type) => /(?:^|\/)JobPosting$/.test(String(type)));
}

function readJobPosting(record: unknown): SourceAd {
  const job = fields(record);
  if (job["@type"] !== undefined && !isPosting(job)) throw new RejectedAd("not a JobPosting");
  if (job.datePosted === undefined && job.publishedAt !== undefined && job.jobUrl !== undefined)
    throw new RejectedAd("an Ashby posting: load it with --source ashby");
  const title = textOf(job.title) ?? textOf(job.name);
  if (title === undefined) throw new RejectedAd("no title");
  const posted = toDay(job.datePosted);
  if (posted === undefined && textOf(job.datePosted) !== undefined)
    throw new RejectedAd("datePosted is no date");
  const url = textOf(job.url) ?? textOf(fields(job.mainEntityOfPage)["@id"]);
  const employer = postingEmployer(job);
  const [place, ...otherPlaces] = postingPlaces(job);
  if (isBare(job, [posted, employer, place])) throw new RejectedAd("not a JobPosting");
  const id = identifier(job, employer) ?? {
    key: url ?? digest([title, employer, JSON.stringify(place), posted]),
  };
  const remote = /telecommute/i.test(textOf(job.jobLocationType) ?? "") ? 1 : undefined;
  return {
    ...id,
    url,
    title,
    description: [job.description, job.responsibilities, job.qualifications, job.skills]
      .flatMap((part) => listOf(part).flatMap((text) => textOf(text) ?? []))
      .join("\n\n"),
    employer,
    industry: listOf(job.industry).flatMap((word) => textOf(word) ?? [])[0],
    place,
    otherPlaces,
    posted,
    closes: toDay(job.validThrough),
    employmentTypes: employmentTypes(listOf(job.employmentType).map(String)),
    remote,
    ...postingPay(job),
    education: educationLevel(educationWords(job)),
    experience: experienceLevel(job),
    contact: contact(job),
  };
}

/** A record with a title or name and nothing else of a posting, which says of itself no more: a row of another table. */
function isBare(job: Fields, parts: readonly unknown[]): boolean {
  const said = [job["@type"], job.description, ...parts];
  return said.every((part) => part === undefined || JSON.stringify(part) === "{}");
}

/**
 * A site's own id of the posting, or the number that an employer gave it, which is one only beside the employer's name;
 * it was the key by itself before.
 */
function identifier(
  job: Fields,
  employer: string | undefined,
): Pick<SourceAd, "key" | "formerKey"> | undefined {
  const stated = listOf(job.identifier)[0];
  const value = textOf(fields(stated).value);
  const own = textOf(job.id) ?? textOf(stated);
  const giver = textOf(fields(stated).name) ?? employer;
  if (own === undefined && value !== undefined && giver !== undefined)
    return { key: `${giver}: ${value}`, formerKey: value };
  const key = own ?? value ?? textOf(job["@id"]);
  return key === undefined ? undefined : { key };
}

function digest(parts: readonly (string | undefined)[]): string {
  return createHash("sha256")
    .update(parts.map((part) => part ?? "").join("\n"))
    .digest("hex")
    .slice(0, 24);
}

function educationWords(job: Fields): string {
  return listOf(job.educationRequirements)
    .map((it) => textOf(it) ?? textOf(fields(it).credentialCategory) ?? "")
    .join(" ");
}

/** Level of the months of experience that a posting demands. */
function experienceLevel(job: Fields): number | undefined {
  const months = numberOf(fields(job.experienceRequirements).monthsOfExperience);
  return months === undefined ? undefined : levelOfMonths(months);
}

function contact(job: Fields): string | undefined {
  const stated = fields(job.applicationContact);
  const parts = [stated.name, stated.email, stated.telephone].flatMap((part) => textOf(part) ?? []);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

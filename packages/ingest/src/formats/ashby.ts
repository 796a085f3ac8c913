import { employmentTypes } from "../ads/employmentTypes.ts";
import { type Fields, fields, listOf, numberOf, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import type { SourceAd, StatedPlace } from "../ads/SourceAd.ts";
import { toDay } from "../ads/toDay.ts";
import { statedPay } from "../pay/statedPay.ts";
import type { AdFormat } from "./AdFormat.ts";

/** Postings as the public boards of the Ashby applicant-tracking system serve them: a board's whole answer, or one JSON object each. */
export const ashby: AdFormat = {
  read: readAshby,
  records: postingsOf,
  sourceName: "jobs.ashbyhq.com",
  harvested: true,
};

/** Postings of a board as its API answers (`{"jobs": [...]}`), or the posting itself. */
function postingsOf(value: unknown): unknown[] {
  const { jobs } = fields(value);
  return Array.isArray(jobs) ? jobs : [value];
}

function readAshby(record: unknown): SourceAd {
  const job = fields(record);
  if (job.publishedAt === undefined && job.datePosted !== undefined)
    throw new RejectedAd("a JobPosting: load it with --source jobposting");
  const title = textOf(job.title);
  const url = textOf(job.jobUrl);
  const key = textOf(job.id) ?? url;
  if (title === undefined) throw new RejectedAd("no title");
  if (key === undefined) throw new RejectedAd("no id");
  if (job.isListed === false) throw new RejectedAd("not listed");
  const posted = toDay(job.publishedAt);
  if (posted === undefined && textOf(job.publishedAt) !== undefined)
    throw new RejectedAd("publishedAt is no date");
  const location = textOf(job.location) ?? "";
  const workplace = textOf(job.workplaceType) ?? "";
  const hybrid = /\bhybrid\b/i.test(`${location} ${workplace}`);
  return {
    key,
    url,
    title,
    description: textOf(job.descriptionPlain) ?? textOf(job.descriptionHtml) ?? "",
    employer: textOf(job.companyName) ?? textOf(job.companySlug) ?? slugOf(url),
    employerIsSlug: textOf(job.companyName) === undefined,
    place: place(job),
    otherPlaces: listOf(job.secondaryLocations).map((other) => place(fields(other))),
    posted,
    employmentTypes: employmentTypes(listOf(job.employmentType).map(String)),
    remote: hybrid ? 3 : job.isRemote === true ? 1 : undefined,
    notRemote: !hybrid && job.isRemote === false,
    pay: pay(job),
  };
}

function slugOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : /ashbyhq\.com\/([^/?#]+)/.exec(url)?.[1];
}

/** The place of a job, or one of its secondary locations, which are written alike. */
function place(stated: Fields): StatedPlace {
  const address = fields(fields(stated.address).postalAddress);
  return {
    text: textOf(stated.location),
    country: textOf(address.addressCountry),
    region: textOf(address.addressRegion),
    city: textOf(address.addressLocality),
    postcode: textOf(address.postalCode),
    mayBeSeat: true,
  };
}

/** The salary component in the currency of the ad's own country, where one names it; else the first complete one. */
function pay(job: Fields): SourceAd["pay"] {
  const components = listOf(fields(job.compensation).summaryComponents)
    .map(fields)
    .filter((component) => component.compensationType === "Salary")
    .flatMap((component) => {
      const stated = statedPay({
        min: numberOf(component.minValue),
        max: numberOf(component.maxValue),
        currency: textOf(component.currencyCode),
        interval: textOf(component.interval),
      });
      return stated ?? [];
    });
  const address = fields(fields(job.address).postalAddress);
  const home = homeCurrency(textOf(address.addressCountry) ?? "");
  return components.find((component) => component.currency === home) ?? components[0];
}

const homes: readonly (readonly [RegExp, string])[] = [
  [/^(?:us|usa|u\.s\.a?\.|united states.*)$/i, "USD"],
  [/^(?:uk|gb|united kingdom|england|scotland|wales)$/i, "GBP"],
  [/^(?:ca|canada)$/i, "CAD"],
  [/^(?:au|australia)$/i, "AUD"],
  [/^(?:singapore)$/i, "SGD"],
  [/^(?:germany|france|spain|italy|ireland|netherlands|belgium|austria|portugal|finland|greece)$/i, "EUR"],
];

function homeCurrency(country: string): string | undefined {
  return homes.find(([pattern]) => pattern.test(country.trim()))?.[1];
}

import type { Pay } from "@talent/extraction";
import { type Fields, fields, listOf, numberOf, textOf } from "../ads/fields.ts";
import type { StatedPlace } from "../ads/SourceAd.ts";
import { writtenPay } from "../pay/writtenPay.ts";

/** Name of the hiring organization, nested or flat; undefined when it is missing or said to be confidential. */
export function postingEmployer(job: Fields): string | undefined {
  const organization = listOf(job.hiringOrganization)[0];
  return textOf(fields(organization).name) ?? textOf(organization) ?? textOf(job.company);
}

/** The places of a posting, at least one; after them the countries that applicants must live in. */
export function postingPlaces(job: Fields): [StatedPlace, ...StatedPlace[]] {
  const [first, ...others] = listOf(job.jobLocation).map(nestedPlace);
  const applicants = listOf(job.applicantLocationRequirements).map((it) => ({
    country: textOf(fields(it).name),
  }));
  return [first ?? flatPlace(job), ...others, ...applicants];
}

function nestedPlace(location: unknown): StatedPlace {
  const stated = fields(location).address;
  const address = fields(listOf(stated)[0]);
  const geo = fields(fields(location).geo);
  const country = address.addressCountry;
  return {
    text: textOf(location) ?? textOf(stated) ?? textOf(fields(location).name),
    country: textOf(country) ?? textOf(fields(country).name),
    region: textOf(address.addressRegion),
    city: textOf(address.addressLocality),
    postcode: textOf(address.postalCode),
    latitude: numberOf(geo.latitude),
    longitude: numberOf(geo.longitude),
  };
}

function flatPlace(job: Fields): StatedPlace {
  const applicants = fields(listOf(job.applicantLocationRequirements)[0]);
  return {
    text: textOf(job.location),
    country: textOf(job.country) ?? textOf(applicants.name),
    region: textOf(job.region) ?? textOf(job.state),
    city: textOf(job.city),
    postcode: textOf(job.postcode) ?? textOf(job.postalCode),
    latitude: numberOf(job.lat) ?? numberOf(job.latitude),
    longitude: numberOf(job.lon) ?? numberOf(job.longitude),
  };
}

/** Pay of a posting from baseSalary or the flat fields, and its wording where there is one. */
export function postingPay(job: Fields): { pay?: Pay; payText?: string } {
  const salary = listOf(job.baseSalary)[0];
  if (salary !== undefined) return nestedPay(salary, job);
  const { pay, payText } = writtenPay({
    min: job.salaryMin,
    max: job.salaryMax,
    text: job.salaryText,
    currency: textOf(job.currency),
    interval: textOf(job.salaryUnit),
  });
  return { pay: pay && payText && !names(payText, [pay.min, pay.max]) ? undefined : pay, payText };
}

function nestedPay(stated: unknown, job: Fields): { pay?: Pay; payText?: string } {
  const salary = fields(stated);
  const value = fields(salary.value);
  const given = (amount: unknown) => (typeof amount === "number" ? amount : textOf(amount));
  const single = given(value.value) ?? given(salary.value);
  return writtenPay({
    min: given(value.minValue) ?? given(salary.minValue) ?? single,
    max: given(value.maxValue) ?? given(salary.maxValue) ?? single,
    text: textOf(stated),
    currency: textOf(salary.currency) ?? textOf(value.currency) ?? textOf(job.salaryCurrency),
    interval: textOf(value.unitText) ?? textOf(salary.unitText) ?? "YEAR",
  });
}

/**
 * True when a wording of pay names every one of the amounts. Boards compute amounts from wordings and slip: a
 * "Band 5" becomes 5 units of pay, "£82,096 - £110,683 10 PAs" ends at 11,068,310.
 */
function names(wording: string, amounts: readonly number[]): boolean {
  const named = [
    ...wording.matchAll(
      /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,]*\d)(?:\.\d+)?|(?<![\d,.])\d+(?:\.\d+)?(?![\d,]*\d)/g,
    ),
  ];
  const values = new Set(named.map(([digits]) => Math.floor(Number(digits.replaceAll(",", "")))));
  return amounts.every((amount) => values.has(Math.floor(amount)));
}

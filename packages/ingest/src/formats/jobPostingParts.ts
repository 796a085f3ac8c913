import type { Pay } from "@talent/extraction";
import { type Fields, fields, listOf, numberOf, textOf } from "../ads/fields.ts";
import type { StatedPlace } from "../ads/SourceAd.ts";
import { statedPay } from "../pay/statedPay.ts";

/** Name of the hiring organization, nested or flat; undefined when it is missing or said to be confidential. */
export function postingEmployer(job: Fields): string | undefined {
  const organization = listOf(job.hiringOrganization)[0];
  return textOf(fields(organization).name) ?? textOf(organization) ?? textOf(job.company);
}

/** The first place of a posting; where it has none, the country that applicants must live in. */
export function postingPlace(job: Fields): StatedPlace {
  const location = listOf(job.jobLocation)[0];
  if (location === undefined) return flatPlace(job);
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
  if (salary !== undefined) return { pay: nestedPay(fields(salary), job), payText: textOf(salary) };
  const min = numberOf(job.salaryMin);
  const max = numberOf(job.salaryMax);
  const payText = textOf(job.salaryText);
  const pay = statedPay({ min, max, currency: textOf(job.currency), interval: textOf(job.salaryUnit) });
  return { pay: pay && payText && !names(payText, [pay.min, pay.max]) ? undefined : pay, payText };
}

function nestedPay(salary: Fields, job: Fields): Pay | undefined {
  const value = fields(salary.value);
  const single = numberOf(salary.value) ?? numberOf(value.value);
  return statedPay({
    min: numberOf(value.minValue) ?? numberOf(salary.minValue) ?? single,
    max: numberOf(value.maxValue) ?? numberOf(salary.maxValue) ?? single,
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

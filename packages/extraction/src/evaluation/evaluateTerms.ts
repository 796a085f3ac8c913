import type { Pay } from "../pay/Pay.ts";
import { readPay } from "../pay/readPay.ts";
import { readEmploymentTypes } from "../terms/readEmploymentTypes.ts";
import { readRemote } from "../terms/readRemote.ts";
import { readDocument } from "../text/readDocument.ts";
import { readAshbyAds, readNhsAds } from "./terms/readStatedAds.ts";
import type { StatedAd } from "./terms/StatedAd.ts";

/** How often what a text says agrees with what its source states: ads that state it, ads whose text says it, agreements. */
export type TermResult = { source: string; field: string; stated: number; read: number; agree: number };

const shared = new URL("../../../../../shared/data/", import.meta.url);

// Hours a year as the health service's source converts them, measured on its hourly ads; the rest are customary.
const perYear = { hour: 1681, day: 260, week: 52, month: 12, year: 1 } as const;

const toYear = ({ min, max, interval }: Pay) => ({
  min: min * perYear[interval],
  max: max * perYear[interval],
});

/** Whether two offers are one within a share of either end, compared by the year. */
function isSame(a: Pay, b: Pay, tolerance: number): boolean {
  if (a.currency !== b.currency) return false;
  const [left, right] = [toYear(a), toYear(b)];
  return (
    Math.abs(left.min - right.min) <= right.min * tolerance &&
    Math.abs(left.max - right.max) <= right.max * tolerance
  );
}

/** Whether two offers have a sum in common, within a share, compared by the year. */
function overlaps(a: Pay, b: Pay, tolerance: number): boolean {
  const [left, right] = [toYear(a), toYear(b)];
  return left.min <= right.max * (1 + tolerance) && left.max >= right.min * (1 - tolerance);
}

function count(
  source: string,
  field: string,
  ads: readonly StatedAd[],
  judge: (ad: StatedAd) => boolean | undefined,
): TermResult {
  const judged = ads.map(judge).filter((verdict) => verdict !== undefined);
  return { source, field, stated: ads.length, read: judged.length, agree: judged.filter(Boolean).length };
}

function payResults(source: string, ads: readonly StatedAd[], tolerance: number): TermResult[] {
  const paid = ads.filter(({ pay }) => pay.length > 0);
  const shown = paid.filter(({ payText = "" }) => /\d{2}/.test(payText));
  return [
    count(source, "pay line, same range", shown, ({ payText, country, pay }) => {
      const read = readPay(`Salary: ${payText}`, country);
      if (read === undefined) return undefined;
      const whole = {
        ...read,
        min: Math.min(...pay.map(({ min }) => min)),
        max: Math.max(...pay.map(({ max }) => max)),
      };
      const offers = [
        ...pay,
        { ...whole, interval: pay[0]?.interval ?? "year", currency: pay[0]?.currency ?? "" },
      ];
      return offers.some((offer) => isSame(read, offer, tolerance));
    }),
    count(source, "pay in the description, ranges overlap", paid, ({ description, country, pay }) => {
      const read = readPay(readDocument(description).text, country);
      return (
        read && pay.some((offer) => offer.currency === read.currency && overlaps(read, offer, tolerance))
      );
    }),
  ];
}

/** Agreement of pay, employment type and remote flag with the fields of the real ads; empty when they are absent. */
export function evaluateTerms(): TermResult[] {
  const ashby = readAshbyAds(shared);
  const nhs = readNhsAds(shared);
  if (ashby.length === 0 && nhs.length === 0) return [];
  const employment = (name: string, ads: readonly StatedAd[]) =>
    count(
      name,
      "employment type",
      ads.filter(({ employmentTypes }) => employmentTypes.length > 0),
      (ad) => {
        const types = readEmploymentTypes(ad.title, readDocument(ad.description));
        const axis = ad.employmentTypes.some((type) => type > 3) ? [4, 5, 6, 7] : [1, 2, 3];
        const same = types.filter((type) => axis.includes(type));
        return same.length === 0 ? undefined : same.some((type) => ad.employmentTypes.includes(type));
      },
    );
  return [
    ...payResults("ashby", ashby, 0.02),
    ...payResults("nhs", nhs, 0.15),
    employment("ashby", ashby),
    employment("nhs", nhs),
    // The flag says only whether remote work is possible; a text that calls the work remote or hybrid agrees with "yes".
    count(
      "ashby",
      "remote",
      ashby.filter(({ remote }) => remote !== undefined),
      (ad) => {
        const type = readRemote(ad.title, readDocument(ad.description));
        return type === 0 ? undefined : ad.remote === 1 || type === 3;
      },
    ),
  ];
}

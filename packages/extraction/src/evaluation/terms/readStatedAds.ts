import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { PayInterval } from "../../pay/Pay.ts";
import type { StatedAd } from "./StatedAd.ts";

type AshbyComponent = {
  compensationType: string;
  interval: string;
  currencyCode: string | null;
  minValue: number | null;
  maxValue: number | null;
};
type AshbyAd = {
  title: string;
  descriptionPlain: string;
  employmentType: string;
  isRemote: boolean | null;
  compensation?: {
    compensationTierSummary?: string | null;
    compensationTiers?: { components: AshbyComponent[] }[];
  };
};
type NhsAd = {
  title: string;
  description: string;
  employmentType: string;
  salaryMin: string | null;
  salaryMax: string | null;
  salaryText: string | null;
};

const intervals: Readonly<Record<string, PayInterval>> = {
  "1 YEAR": "year",
  "1 HOUR": "hour",
  "1 MONTH": "month",
  "1 DAY": "day",
  "1 WEEK": "week",
};
const employment: Readonly<Record<string, number>> = {
  FullTime: 4,
  PartTime: 5,
  Intern: 6,
  Contract: 3,
  Temporary: 2,
  FULL_TIME: 4,
  PART_TIME: 5,
  TEMPORARY: 2,
};

function readRows<Row>(file: URL): Row[] {
  if (!existsSync(file)) return [];
  const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line): Row => JSON.parse(line));
}

const typesOf = (stated: string): number[] => (employment[stated] === undefined ? [] : [employment[stated]]);

/** The ads of the tracking system's file, none when it is absent. */
export function readAshbyAds(folder: URL): StatedAd[] {
  return readRows<AshbyAd>(new URL("postings/ashby.jsonl.gz", folder)).map((ad) => ({
    title: ad.title,
    description: ad.descriptionPlain,
    pay: (ad.compensation?.compensationTiers ?? [])
      .flatMap(({ components }) => components)
      .flatMap(({ compensationType, interval, currencyCode, minValue, maxValue }) => {
        const unit = intervals[interval];
        if (compensationType !== "Salary" || !minValue || unit === undefined || currencyCode === null)
          return [];
        return [{ min: minValue, max: maxValue ?? minValue, interval: unit, currency: currencyCode }];
      }),
    payText: ad.compensation?.compensationTierSummary ?? undefined,
    employmentTypes: typesOf(ad.employmentType),
    remote: ad.isRemote === null ? undefined : ad.isRemote ? 1 : 0,
  }));
}

/** The ads of the health service's file, none when it is absent; pay is stated by the year. */
export function readNhsAds(folder: URL): StatedAd[] {
  return readRows<NhsAd>(new URL("postings/nhs.jsonl.gz", folder)).map((ad) => ({
    title: ad.title,
    description: ad.description,
    country: "GB",
    pay:
      ad.salaryMin === null
        ? []
        : [
            {
              min: Number(ad.salaryMin),
              max: Number(ad.salaryMax ?? ad.salaryMin),
              interval: "year",
              currency: "GBP",
            },
          ],
    payText: ad.salaryText ?? undefined,
    employmentTypes: typesOf(ad.employmentType),
  }));
}

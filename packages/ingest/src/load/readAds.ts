import { type Ad, cleanText, type Reading } from "@talent/extraction";
import type { Day } from "@talent/market";
import type { Taxonomy } from "@talent/taxonomy";
import { contactOf } from "../ads/contactOf.ts";
import type { SourceAd } from "../ads/SourceAd.ts";
import { employerNaming } from "../employers/EmployerNaming.ts";
import { inItsInterval } from "../pay/inItsInterval.ts";
import { yearlyPayUsd } from "../pay/yearlyPay.ts";
import { countedPlace } from "./countedPlace.ts";
import type { StagedAd } from "./StagedAd.ts";

/** Reads the texts of ads, in their order; the extractor's pool. */
export type ReadTexts = (ads: Ad[]) => Promise<Reading[]>;

/**
 * What reading ads needs: places, the texts' reader, and the day that the load seems to be of so far, at whose exchange
 * rate the stated pay of an ad without a date is believed or not.
 */
export type AdReader = { taxonomy: Taxonomy; readTexts: ReadTexts; day: Day };

/** Finds place, employer and yearly pay of ads and reads their texts. */
export async function readAds(ads: readonly SourceAd[], reader: AdReader): Promise<StagedAd[]> {
  const prepared = ads.map((ad) => prepare(ad, reader));
  const readings = await reader.readTexts(prepared.map(({ text }) => text));
  return prepared.map(({ staged, ad, text }, index) => {
    const reading = readings[index];
    if (reading === undefined) throw new Error("the reader left an ad out");
    const pay = reading.pay && ad.posted ? inItsInterval(reading.pay, ad.posted) : reading.pay;
    const remote = ad.notRemote && !text.hints?.remote && reading.remote === 1 ? 0 : reading.remote;
    return {
      ...staged,
      ad,
      reading: { ...reading, pay, remote },
      payUsd: pay && ad.posted ? yearlyPayUsd(pay, ad.posted) : undefined,
    };
  });
}

type Prepared = { ad: SourceAd; text: Ad; staged: Omit<StagedAd, "ad" | "reading" | "payUsd"> };

function prepare(ad: SourceAd, { taxonomy, day }: AdReader): Prepared {
  const title = cleanText(ad.title).replace(/\s+/g, " ");
  const description = cleanText(ad.description);
  const place = countedPlace(ad, taxonomy);
  const country = taxonomy.countries.byId(place.ids.country ?? 0)?.iso2;
  // Stated pay that cannot be right must not keep the text from being asked.
  const posted = ad.posted ?? day;
  const stated = ad.pay && inItsInterval(ad.pay, posted);
  const pay = stated && yearlyPayUsd(stated, posted) !== undefined ? stated : undefined;
  const wording = pay === undefined && ad.payText ? `\n\nSalary: ${cleanText(ad.payText)}` : "";
  const { employmentTypes, education, experience } = ad;
  const remote = ad.remote ?? place.remote;
  const hints = { employmentTypes, remote, education, experience, pay, country };
  const employer = employerNaming({ ...ad, employer: ad.employer && cleanText(ad.employer) }, description);
  return {
    ad,
    text: { title, description: description + wording, hints },
    staged: { title, description, place: place.ids, employer, contact: ad.contact ?? contactOf(description) },
  };
}

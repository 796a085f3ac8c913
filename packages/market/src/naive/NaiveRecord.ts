import type { Day } from "../Day.ts";
import type { Dimension } from "../Dimension.ts";
import { words } from "../words.ts";
import type { EmployerRecord, MarketRecords, PostingRecord, TalentRecord } from "./MarketRecords.ts";

/** A posting or talent made ready to be looped over: values per dimension, weight in thousandths, texts as words. */
export type NaiveRecord = {
  id: number;
  thousandths: number;
  values: Partial<Record<Dimension, readonly number[]>>;
  employer?: EmployerRecord;
  firstSeen: Day;
  lastSeen?: Day;
  payUsd?: number;
  texts: readonly (readonly string[])[];
};

/** All records of both kinds, ready to be looped over. */
export function toNaiveRecords({ postings, talents, employers }: MarketRecords): {
  posting: NaiveRecord[];
  talent: NaiveRecord[];
} {
  const byId = new Map(employers.map((employer) => [employer.id, employer]));
  const employerOf = ({ employer }: { employer?: number }) =>
    employer === undefined ? undefined : byId.get(employer);
  return {
    posting: postings.map((record) => toPosting(record, employerOf(record))),
    talent: talents.map((record) => toTalent(record, employerOf(record))),
  };
}

function toPosting(record: PostingRecord, employer: EmployerRecord | undefined): NaiveRecord {
  const { source, remote, attributes = [] } = record;
  return {
    ...record,
    employer,
    thousandths: 1000,
    values: { ...sharedValues(record, employer), source: [source], remote: [remote], attribute: attributes },
    texts: [words(record.rawTitle ?? ""), words(record.description ?? "")],
  };
}

function toTalent(record: TalentRecord, employer: EmployerRecord | undefined): NaiveRecord {
  const { id, weight, gender, ethnicity } = record;
  return {
    id,
    employer,
    thousandths: Math.round(weight * 1000),
    values: { ...sharedValues(record, employer), gender: known(gender), ethnicity: known(ethnicity) },
    firstSeen: "",
    texts: [],
  };
}

function sharedValues(record: PostingRecord | TalentRecord, employer: EmployerRecord | undefined) {
  return {
    country: known(record.country),
    state: known(record.state),
    msa: known(record.msa),
    county: known(record.county),
    city: known(record.city),
    occupation: known(record.occupation),
    function: known(record.function),
    title: known(record.title),
    employer: known(record.employer),
    industry: known(employer?.industry),
    education: known(record.education),
    experience: known(record.experience),
    employmentType: record.employmentTypes ?? [],
    skill: record.skills ?? [],
    credential: record.credentials ?? [],
  };
}

function known(value: number | undefined): number[] {
  return value === undefined ? [] : [value];
}

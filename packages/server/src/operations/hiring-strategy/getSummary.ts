import { type Figure, insufficientData, summary } from "@talent/analytics";
import type { components } from "@talent/contract/data-api";
import { referenceFor, toHiringDifficulty } from "../../data-api/hiringDifficulty.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { toPostingDuration } from "../../data-api/postingDuration.ts";
import { currency, toSalary } from "../../data-api/salary.ts";
import { missingEnvelope } from "../../http/Envelope.ts";
import { newJobsEcho, settingsEcho } from "../../parameters/echo.ts";
import { isOfWordsAlone } from "../../parameters/isOfWordsAlone.ts";
import { placeOnly } from "../../parameters/placeOnly.ts";
import { select } from "../../parameters/select.ts";

type Flags = components["schemas"]["DataSettings"];

/** A block of the summary: its own apiCode and flags around its fields, which are null where there is too little data. */
function block<T, Fields extends object>(
  figure: Figure<T>,
  input: Flags,
  { toFields, none }: { toFields: (value: T) => Fields; none: Fields },
) {
  if (figure.state === "value")
    return { apiCode: "SUCCESS" as const, messages: [], input, ...toFields(figure.value) };
  const { messages } = missingEnvelope("INSUFFICIENT_DATA", input);
  return { apiCode: "INSUFFICIENT_DATA" as const, messages, input, ...none };
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };
type Duration = Nullable<components["schemas"]["PostingDurationData"]>;
type Difficulty = Nullable<components["schemas"]["HiringDifficultyData"]>;
type Salary = Nullable<components["schemas"]["Salary"]>;

const noCount: { count: number | null } = { count: null };
const noSalary: Salary = { percentile75: null, percentile50: null, percentile25: null, range: null };
const noDifficulty: Difficulty = { score: null, label: null };
const noDuration: Duration = {
  total: null,
  typicalpostingduration: null,
  postingdurations: null,
  baseline: null,
};

export const getSummary: Operation<"getSummary"> = async (call, context) => {
  const selected = await select(call, context);
  const { selection, input } = selected;
  const reference = await referenceFor(selected, context);
  const found = await summary(context.market, selection, { baseline: placeOnly(selected), reference });
  const figures = isOfWordsAlone(selected) ? { ...found, supply: insufficientData } : found;
  if (Object.values(figures).every(({ state }) => state !== "value"))
    return { missing: "INSUFFICIENT_DATA", input };

  const flags = settingsEcho(call.caller.dataSettings);
  const count = { toFields: (value: { count: number }) => ({ count: value.count }), none: noCount };
  const newJobs = { ...flags, ...newJobsEcho };
  return {
    data: {
      demand: block(figures.demand, flags, count),
      supply: block(figures.supply, flags, count),
      salary: {
        ...block<Parameters<typeof toSalary>[0], Salary>(figures.compensation, newJobs, {
          toFields: toSalary,
          none: noSalary,
        }),
        currency,
      },
      hiringdifficulty: block(figures.hiringDifficulty, newJobs, {
        toFields: (value): Difficulty => toHiringDifficulty(value),
        none: noDifficulty,
      }),
      postingduration: block(figures.postingDuration, newJobs, {
        toFields: (value): Duration => toPostingDuration(value),
        none: noDuration,
      }),
    },
    input,
  };
};

import { experienceRanking } from "@talent/analytics";
import type { ExperienceLevel } from "@talent/taxonomy";
import { answered } from "../../data-api/answered.ts";
import type { Operation } from "../../data-api/Operation.ts";
import { select } from "../../parameters/select.ts";

/** A level with the years it spans: `Junior (0-2 years)`. */
function levelName({ name, minYears, maxYears }: ExperienceLevel): string {
  return `${name} (${maxYears === undefined ? `${minYears}+` : `${minYears}-${maxYears}`} years)`;
}

/** The fourth level of the distribution: postings that ask for no experience level. */
const notSpecified = { id: 4, name: "Not specified" };

export const getExperienceRanking: Operation<"getExperienceRanking"> = async (call, context) => {
  const { selection, input } = await select(call, context);
  const { experienceLevels } = context.taxonomy;
  const figure = await experienceRanking(context.market, selection);
  return answered(figure, input, ({ totalDemand, ranked }) => {
    const levels = ranked.map(({ id, count }) => {
      const level = experienceLevels.byId(id);
      return { id, name: level ? levelName(level) : String(id), demandcount: count };
    });
    const specified = ranked.reduce((sum, { count }) => sum + count, 0);
    const unspecified = { ...notSpecified, demandcount: totalDemand - specified };
    const experience = [...levels, unspecified]
      .filter(({ demandcount }) => demandcount > 0)
      .sort((one, other) => other.demandcount - one.demandcount || one.id - other.id);
    return { experience: experience.slice(0, call.query.limit), totalDemand };
  });
};

import { soc8Of } from "@talent/taxonomy";
import type { Operation } from "../../data-api/Operation.ts";
import { invalidValue, Problem } from "../../http/Problem.ts";

/** Skills and credentials an answer lists at most, those first mentioned. */
const mostSkills = 200;
const mostCredentials = 100;

export const extractJobDescription: Operation<"extractJobDescription"> = async ({ body }, context) => {
  const { country, role, jobdescription } = body;
  const { taxonomy, extractor } = context;
  if (!role?.trim() && !jobdescription?.trim()) throw new Problem("textMissing");
  if (country && !taxonomy.countries.all.some(({ iso2 }) => iso2 === country))
    throw invalidValue("country", country);

  const reading = extractor.read({ title: role, description: jobdescription, hints: { country } });
  const occupation =
    reading.occupation === undefined ? undefined : taxonomy.occupations.byId(reading.occupation);
  const workFunction = reading.function === undefined ? undefined : taxonomy.functions.byId(reading.function);
  const skills = reading.skills.slice(0, mostSkills).flatMap(({ id, required }) => {
    const skill = taxonomy.skills.byId(id);
    return skill ? [{ id, name: skill.name, required }] : [];
  });
  const credential = reading.credentials.slice(0, mostCredentials).flatMap(({ id, required }) => {
    const known = taxonomy.credentials.byId(id);
    return known ? [{ id, name: known.name, required }] : [];
  });
  const named = (wanted: boolean) =>
    credential.filter(({ required }) => required === wanted).map(({ id, name }) => ({ id, name }));
  return {
    data: {
      jobDescription: {
        occupation: occupation
          ? { soc_code: soc8Of(occupation.id), id: occupation.id, label: occupation.name }
          : null,
        function: workFunction ? { id: workFunction.id, label: workFunction.name } : null,
        skills,
        credential,
        credentials: { required: named(true), preferred: named(false) },
      },
    },
    input: body,
  };
};

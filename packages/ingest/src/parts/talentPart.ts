import { type MendedList, occupationId, successors, type Taxonomy } from "@talent/taxonomy";
import { registerKeys } from "@talent/warehouse";
import { type Fields, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { isAnonymous } from "../employers/employerFlags.ts";
import { employerKey } from "../employers/employerKey.ts";
import { addNamedEmployers } from "./addNamedEmployers.ts";
import { addNamedTitles } from "./addNamedTitles.ts";
import type { Part } from "./Part.ts";
import { placeFinder } from "./placeFinder.ts";
import { idFinder, required, textWithin, words } from "./readers.ts";

/**
 * Talent microdata: one worker of a weighted sample a record. Needs weight, a place (country, state, msa and city by ISO
 * code, id or name, county by id) and an occupation (SOC code or a title of the taxonomy); may have title (one that only
 * the snapshot has, too), employer, education, experience, employment_types, skills, credentials (ids or names with "|"
 * between), gender and ethnicity. Ids that the taxonomy retired are read as what stands for the same thing now. Replaces
 * all talents of the snapshot.
 */
export function talentPart(taxonomy: Taxonomy): Part {
  const skill = standing("skills", idFinder("skill", taxonomy.skills.all));
  const credential = standing("credentials", idFinder("credential", taxonomy.credentials.all));
  const type = idFinder("employment type", taxonomy.employmentTypes.all);
  const level = idFinder("experience level", taxonomy.experienceLevels.all);
  const education = idFinder("education level", taxonomy.educationLevels.all);
  const gender = idFinder("gender", taxonomy.genders.all);
  const ethnicity = idFinder("ethnicity", taxonomy.ethnicities.all);
  let title = idFinder("title", taxonomy.titles.all);
  const placeOf = placeFinder(taxonomy);
  const one = (record: Fields, name: string, find: (word: string) => number) => {
    const word = textOf(record[name]);
    return word === undefined ? undefined : find(word);
  };
  const all = (record: Fields, name: string, find: (word: string) => number | undefined) => {
    const ids = words(record, name)
      .map(find)
      .filter((id) => id !== undefined);
    return [...new Set(ids)].sort((a, b) => a - b);
  };
  return {
    columns: {
      weight: "DOUBLE",
      country: "UINTEGER",
      state: "UINTEGER",
      msa: "UINTEGER",
      county: "UINTEGER",
      city: "UINTEGER",
      occupation: "UINTEGER",
      function: "UINTEGER",
      title: "UINTEGER",
      employer: "VARCHAR",
      employer_key: "VARCHAR",
      education: "UINTEGER",
      experience: "UINTEGER",
      employment_types: "UINTEGER[]",
      skills: "UINTEGER[]",
      credentials: "UINTEGER[]",
      gender: "UINTEGER",
      ethnicity: "UINTEGER",
    },
    needs: [["weight"], ["country", "state", "msa"], ["occupation", "title"]],
    async prepare(connection) {
      const found = await connection.runAndReadAll("SELECT id, name FROM before_title");
      const known = found.getRows().map(([id, name]) => ({ id: Number(id), name: String(name) }));
      title = idFinder("title", taxonomy.titles.all, known);
    },
    read(record) {
      const place = placeOf(record);
      const titleId = one(record, "title", title);
      const occupation = occupationOf(taxonomy, record, titleId);
      const employer = textWithin(record, "employer");
      const named = employer !== undefined && !isAnonymous(employer) && employerKey(employer) !== "";
      return [
        required(record, "weight", [0.000_001, 4e6]),
        place.country,
        place.state,
        place.msa,
        place.county,
        place.city,
        occupation,
        taxonomy.occupations.byId(occupation)?.function,
        titleId,
        named ? employer : undefined,
        named ? employerKey(employer) : undefined,
        one(record, "education", education),
        one(record, "experience", level),
        all(record, "employment_types", type),
        all(record, "skills", skill),
        all(record, "credentials", credential),
        one(record, "gender", gender),
        one(record, "ethnicity", ethnicity),
      ];
    },
    writes: ["talent", "employer", "title"],
    async fill(connection) {
      await registerKeys(
        connection,
        "employer",
        "SELECT employer_key FROM memory.main.part WHERE employer_key IS NOT NULL",
      );
      await addNamedEmployers(connection, taxonomy);
      await addNamedTitles(connection, taxonomy);
      await connection.run(`INSERT INTO next.talent
        SELECT (row_number() OVER (ORDER BY p.rowid))::UINTEGER, p.weight, p.country, p.state, p.msa, p.county, p.city, p.occupation,
          p."function", t.id, e.id, p.education, p.experience, p.employment_types, p.skills, p.credentials, p.gender, p.ethnicity
        FROM memory.main.part p LEFT JOIN registry.entry e ON e.kind = 'employer' AND e.key = p.employer_key
        LEFT JOIN named_title t ON t.title = p.title`);
    },
  };
}

function occupationOf(taxonomy: Taxonomy, record: Fields, title: number | undefined): number {
  const code = textOf(record.occupation);
  if (code === undefined) {
    const implied = taxonomy.titles.byId(title ?? -1)?.occupation;
    if (implied === undefined) throw new RejectedAd("no occupation");
    return implied;
  }
  const id = /^\d\d-?\d{4}(\.?\d\d)?$/.test(code) ? occupationId(code) : Number.NaN;
  if (!taxonomy.occupations.has(id)) throw new RejectedAd("unknown occupation");
  return id;
}

/** Reads a retired id as the one that stands for the same thing now; undefined where none does. */
function standing(list: MendedList, find: (word: string) => number): (word: string) => number | undefined {
  const retired = successors(list);
  return (word) => (retired.has(Number(word)) ? retired.get(Number(word)) : find(word));
}

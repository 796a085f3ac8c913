import type { Taxonomy } from "@talent/taxonomy";
import { type Fields, textOf } from "../ads/fields.ts";
import { RejectedAd } from "../ads/RejectedAd.ts";
import { readFacts } from "../demo/facts/readFacts.ts";
import { placeIds } from "../demo/records/fillPlaceFacts.ts";
import type { Part } from "./Part.ts";
import { textWithin, whole } from "./readers.ts";

/** Award levels of IPEDS that are degrees, with the degree they are here: 2 associate, 3 bachelor's, 4 master's, 5 doctorate. */
const degrees: Readonly<Record<string, number>> = { "3": 2, "5": 3, "7": 4, "17": 5, "18": 5, "19": 5 };

/** More than all institutions of a country award in a year. */
const mostGraduates = 100_000_000;

/** Files that go with the completions: the directory of institutions and the crosswalk from fields to occupations. */
export type GraduateTables = { year: number; institutions: readonly Fields[]; crosswalk?: readonly Fields[] };

/** Columns without which a file is no directory of institutions (HD…). */
export const directoryColumns = ["UNITID", "INSTNM", "STABBR"] as const;

/** Columns without which a file is no crosswalk from fields to occupations. */
export const crosswalkColumns = ["CIP2020Code", "SOC2018Code"] as const;

/** Columns of a table of graduates, with their SQL types, in the order their rows are written. */
export const graduateColumns = {
  institution: "UINTEGER",
  institution_name: "VARCHAR",
  country: "UINTEGER",
  state: "UINTEGER",
  msa: "UINTEGER",
  field: "VARCHAR",
  field_name: "VARCHAR",
  occupations: "UINTEGER[]",
  degree: "UINTEGER",
  total: "UINTEGER",
  men: "UINTEGER",
  women: "UINTEGER",
  white: "UINTEGER",
  asian: "UINTEGER",
  black: "UINTEGER",
  latino: "UINTEGER",
  other: "UINTEGER",
  year: "UINTEGER",
} as const;

/**
 * Graduates as IPEDS publishes completions (C…_A): UNITID, CIPCODE, MAJORNUM, AWLEVEL, CTOTALT, CTOTALM, CTOTALW and, where
 * the file has them, CWHITT, CASIAT, CBKAAT, CHISPT. First majors in six-digit fields at degree level are kept. Replaces the
 * graduates of the same year.
 */
export function graduatePart(taxonomy: Taxonomy, tables: GraduateTables): Part {
  const states = placeIds(taxonomy);
  const institutions = new Map(tables.institutions.map((row) => [textOf(row.UNITID), row]));
  const fields = fieldsOf(taxonomy, tables.crosswalk);
  return {
    columns: graduateColumns,
    needs: [["UNITID"], ["CIPCODE"], ["AWLEVEL"], ["CTOTALT"]],
    read(record) {
      const unit = textOf(record.UNITID);
      const institution = institutions.get(unit);
      if (unit === undefined) throw new RejectedAd("no UNITID");
      if (institution === undefined) throw new RejectedAd("institution not in the directory");
      if (textOf(record.MAJORNUM) !== undefined && textOf(record.MAJORNUM) !== "1")
        throw new RejectedAd("a second major");
      const field = textOf(record.CIPCODE) ?? "";
      if (!/^\d\d\.\d{4}$/.test(field)) throw new RejectedAd("not a six-digit field");
      const degree = degrees[textOf(record.AWLEVEL) ?? ""];
      if (degree === undefined) throw new RejectedAd("not a degree (AWLEVEL)");
      const count = (name: string) => whole(record, name, [0, mostGraduates]);
      const total = count("CTOTALT");
      if (total === undefined) throw new RejectedAd("no CTOTALT");
      const groups = [count("CWHITT"), count("CASIAT"), count("CBKAAT"), count("CHISPT")];
      const known = groups.every((each) => each !== undefined);
      const rest = known ? total - groups.reduce<number>((sum, each) => sum + (each ?? 0), 0) : undefined;
      if (rest !== undefined && rest < 0) throw new RejectedAd("CTOTALT is less than its groups together");
      const area = taxonomy.msas.byId(Number(textOf(institution.CBSA)));
      return [
        Number(unit),
        textWithin(institution, "INSTNM") ?? unit,
        840,
        states.get(`US-${textOf(institution.STABBR)}`),
        area?.id,
        field,
        fields.get(field)?.name ?? field,
        fields.get(field)?.occupations ?? [],
        degree,
        total,
        count("CTOTALM"),
        count("CTOTALW"),
        ...(known ? groups : [undefined, undefined, undefined, undefined]),
        rest,
        tables.year,
      ];
    },
    writes: ["graduate"],
    async fill(connection) {
      // Levels 17 to 19 are one degree here, so an institution and field may come several times.
      await connection.run(`INSERT INTO next.graduate
        SELECT * FROM before_graduate WHERE year <> ${tables.year}
        UNION ALL
        SELECT institution, any_value(institution_name), any_value(country), any_value(state), any_value(msa), field, any_value(field_name),
          any_value(occupations), degree, sum(total), sum(men), sum(women), sum(white), sum(asian), sum(black), sum(latino), sum(other), any_value(year)
        FROM memory.main.part WHERE total > 0 GROUP BY institution, field, degree
        ORDER BY year, institution, field, degree`);
    },
    async remark(connection) {
      const reader = await connection.runAndReadAll("SELECT max(year) FROM next.graduate");
      const latest = Number(reader.getRows()[0]?.[0]);
      if (latest <= tables.year) return undefined;
      return `Answers tell of the latest year alone, which is ${latest}, and so of none of these graduates of ${tables.year}.`;
    },
  };
}

type Field = { name: string; occupations: number[] };

/** Names and occupations of fields: of the crosswalk, or of this project's own table of the largest fields. */
function fieldsOf(taxonomy: Taxonomy, crosswalk: readonly Fields[] | undefined): Map<string, Field> {
  const ids = Map.groupBy(taxonomy.occupations.all, ({ soc8 }) => soc8.slice(0, 7));
  const of = (soc: string) => (ids.get(soc) ?? []).map(({ id }) => id);
  const fields = new Map<string, Field>();
  for (const row of readFacts("fields")) {
    fields.set(row.cip ?? "", {
      name: row.name ?? "",
      occupations: (row.occupations ?? "").split("|").flatMap(of),
    });
  }
  for (const [code, rows] of Map.groupBy(crosswalk ?? [], (row) => textOf(row.CIP2020Code) ?? "")) {
    const name = (textWithin(rows[0] ?? {}, "CIP2020Title") ?? code).replace(/\.$/, "");
    const occupations = new Set(rows.flatMap((row) => of(textOf(row.SOC2018Code) ?? "")));
    fields.set(code, { name, occupations: [...occupations] });
  }
  return fields;
}

import { existsSync, readdirSync } from "node:fs";
import { readExtensionTable } from "../importers/ExtensionTable.ts";
import { items, type Row } from "../Table.ts";
import type { Completions, Extensions, KnowledgeUse, TechnologyUse, Wages } from "./Extensions.ts";

/** The tables of an extension folder; an absent folder has none. */
export function readExtensions(folder: string | undefined): Extensions {
  const read = (name: string) => (folder === undefined ? [] : readExtensionTable(folder, name));
  const wages = once(
    () => new Map(read("wages").map((row) => [`${row.area}.${row.occupation}`, toWages(row)])),
  );
  const knowledge = once(() => grouped(read("knowledge"), toKnowledge));
  const technology = once(() => grouped(read("technology"), toTechnology));
  const related = once(() => grouped(read("related"), toRelated));
  const institutions = once(() => read("institutions").map(toInstitution));
  const completions = once(() => read("completions").map(toCompletions));
  const fields = once(() =>
    read("fields").map((row) => ({
      code: row.code ?? "",
      name: row.name ?? "",
      occupations: items(row, "occupations").map(Number),
    })),
  );
  const naics = once(() =>
    read("naics").map((row) => ({
      code: row.code ?? "",
      name: row.name ?? "",
      subindustry: figure(row.subindustry),
    })),
  );
  const staffing = once(() => read("staffing").map(toStaffing));
  return {
    tables: folder !== undefined && existsSync(folder) ? tableNames(folder) : [],
    wages: (occupation, area = 0) => wages().get(`${area}.${occupation}`),
    knowledge: (occupation) => knowledge().get(occupation) ?? [],
    technology: (occupation) => technology().get(occupation) ?? [],
    relatedOccupations: (occupation) => (related().get(occupation) ?? []).map(({ id }) => id),
    get institutions() {
      return institutions();
    },
    get completions() {
      return completions();
    },
    get fields() {
      return fields();
    },
    get naics() {
      return naics();
    },
    get staffing() {
      return staffing();
    },
  };
}

function tableNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => file.slice(0, -".tsv".length))
    .sort();
}

function once<T>(read: () => T): () => T {
  let value: { of: T } | undefined;
  return () => {
    value ??= { of: read() };
    return value.of;
  };
}

function grouped<T>(rows: readonly Row[], toValue: (row: Row) => T & { order: number }): Map<number, T[]> {
  const groups = new Map<number, (T & { order: number })[]>();
  for (const row of rows) {
    const occupation = Number(row.occupation);
    const group = groups.get(occupation);
    if (group) group.push(toValue(row));
    else groups.set(occupation, [toValue(row)]);
  }
  for (const group of groups.values()) group.sort((a, b) => a.order - b.order);
  return groups;
}

function figure(cell: string | undefined): number | undefined {
  return cell === undefined || cell === "" ? undefined : Number(cell);
}

function toWages(row: Row): Wages {
  const { employment, mean, p10, p25, p50, p75, p90 } = row;
  return {
    employment: figure(employment),
    mean: figure(mean),
    p10: figure(p10),
    p25: figure(p25),
    p50: figure(p50),
    p75: figure(p75),
    p90: figure(p90),
  };
}

function toKnowledge(row: Row): KnowledgeUse & { order: number } {
  const importance = figure(row.importance);
  return { name: row.name ?? "", importance, level: figure(row.level), order: -(importance ?? 0) };
}

function toTechnology(row: Row): TechnologyUse & { order: number } {
  return {
    skill: Number(row.skill),
    hot: row.hot === "Y",
    inDemand: row.inDemand === "Y",
    order: Number(row.skill),
  };
}

function toRelated(row: Row): { id: number; order: number } {
  return { id: Number(row.related), order: Number(row.rank) };
}

function toInstitution(row: Row) {
  return {
    id: Number(row.id),
    name: row.name ?? "",
    city: row.city ?? "",
    state: Number(row.state),
    county: figure(row.county),
    msa: figure(row.msa),
    latitude: figure(row.latitude),
    longitude: figure(row.longitude),
  };
}

function toCompletions(row: Row): Completions {
  return {
    year: Number(row.year),
    institution: Number(row.institution),
    field: row.field ?? "",
    degree: row.degree as Completions["degree"],
    total: Number(row.total),
    men: figure(row.men),
    women: figure(row.women),
    white: figure(row.white),
    asian: figure(row.asian),
    black: figure(row.black),
    latino: figure(row.latino),
  };
}

function toStaffing(row: Row) {
  return {
    naics: row.naics ?? "",
    occupation: Number(row.occupation),
    employment: Number(row.employment),
    annualMean: figure(row.annualMean),
  };
}

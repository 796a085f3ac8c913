import type { JobFunction, Occupation } from "./Entry.ts";
import { items, number, optionalNumber, readTable, text } from "./Table.ts";

const majorGroups = new Map(
  Object.entries({
    11: "Management Occupations",
    13: "Business and Financial Operations Occupations",
    15: "Computer and Mathematical Occupations",
    17: "Architecture and Engineering Occupations",
    19: "Life, Physical, and Social Science Occupations",
    21: "Community and Social Service Occupations",
    23: "Legal Occupations",
    25: "Educational Instruction and Library Occupations",
    27: "Arts, Design, Entertainment, Sports, and Media Occupations",
    29: "Healthcare Practitioners and Technical Occupations",
    31: "Healthcare Support Occupations",
    33: "Protective Service Occupations",
    35: "Food Preparation and Serving Related Occupations",
    37: "Building and Grounds Cleaning and Maintenance Occupations",
    39: "Personal Care and Service Occupations",
    41: "Sales and Related Occupations",
    43: "Office and Administrative Support Occupations",
    45: "Farming, Fishing, and Forestry Occupations",
    47: "Construction and Extraction Occupations",
    49: "Installation, Maintenance, and Repair Occupations",
    51: "Production Occupations",
    53: "Transportation and Material Moving Occupations",
    55: "Military Specific Occupations",
  }),
);

/** Name of a two-digit major group of the SOC. */
export function majorGroupNameOf(majorGroup: number): string {
  return majorGroups.get(String(majorGroup)) ?? String(majorGroup);
}

/** Id of an O*NET-SOC code: "15-1252.00" → 15125200. A six-digit SOC code gets ".00". Another form is an error. */
export function occupationId(soc8: string): number {
  const match = /^(\d\d)-?(\d{4})(?:\.?(\d\d))?$/.exec(soc8.trim());
  if (!match) throw new Error(`"${soc8}" is no SOC code (expected the form 15-1252.00)`);
  return Number(`${match[1]}${match[2]}${match[3] ?? "00"}`);
}

/** The SOC8 code of an occupation id: 15125200 → "15-1252.00". */
export function soc8Of(id: number): string {
  const digits = String(id).padStart(8, "0");
  return `${digits.slice(0, 2)}-${digits.slice(2, 6)}.${digits.slice(6)}`;
}

/** The functions, ids 1 and 3 to 21. */
export function readFunctions(): JobFunction[] {
  return readTable("functions").map((row) => ({
    id: number(row, "id"),
    name: text(row, "name"),
    aliases: items(row, "aliases"),
  }));
}

/** All O*NET-SOC 2019 occupations with major group, job zone and function. */
export function readOccupations(): Occupation[] {
  const functionOf = functionBySoc();
  return readTable("occupations").map((row) => {
    const soc8 = text(row, "soc8");
    const group = soc8.slice(0, 2);
    return {
      id: occupationId(soc8),
      name: text(row, "name"),
      aliases: items(row, "aliases"),
      soc8,
      majorGroup: Number(group),
      majorGroupName: majorGroupNameOf(Number(group)),
      jobZone: optionalNumber(row, "jobZone"),
      employment: optionalNumber(row, "employment"),
      function: functionOf(soc8),
    };
  });
}

/** Function of a SOC code: the one with the longest prefix that fits. */
export function functionBySoc(): (soc8: string) => number {
  const byPrefix = new Map<string, number>();
  for (const row of readTable("functions")) {
    for (const prefix of items(row, "soc")) byPrefix.set(prefix, number(row, "id"));
  }
  return (soc8) => {
    for (let length = soc8.length; length >= 2; length--) {
      const id = byPrefix.get(soc8.slice(0, length));
      if (id !== undefined) return id;
    }
    throw new Error(`no function covers occupation ${soc8}`);
  };
}

import type { County, Entry, Msa, Occupation, Title } from "../Entry.ts";
import { readExtensionTable } from "../importers/ExtensionTable.ts";
import { majorGroupNameOf, soc8Of } from "../occupations.ts";
import type { Skill } from "../skills/Skill.ts";
import { items, type Row } from "../Table.ts";

type Read = (table: string) => readonly Row[];

/** Reads tables of the extension folder; of none when there is no folder. */
export function extensionReader(folder: string | undefined): Read {
  return (table) => (folder === undefined ? [] : readExtensionTable(folder, table));
}

/** Shipped occupations under the names of the imported release, and those the release added. */
export function extendedOccupations(
  shipped: readonly Occupation[],
  read: Read,
  functionOf: (soc8: string) => number,
): Occupation[] {
  return merged(shipped, read("occupations"), (row, known) => {
    const id = Number(row.id);
    const soc8 = soc8Of(id);
    const majorGroup = Number(soc8.slice(0, 2));
    return {
      function: functionOf(soc8),
      ...known,
      id,
      name: row.name ?? "",
      soc8,
      majorGroup,
      majorGroupName: majorGroupNameOf(majorGroup),
    };
  });
}

/** Shipped titles and the imported ones; an imported title takes its occupation's function. */
export function extendedTitles(
  shipped: readonly Title[],
  read: Read,
  functionOf: (soc8: string) => number,
): Title[] {
  return merged(shipped, read("titles"), (row) => {
    const occupation = Number(row.occupation);
    return {
      id: Number(row.id),
      name: row.name ?? "",
      aliases: items(row, "aliases"),
      occupation,
      function: functionOf(soc8Of(occupation)),
    };
  });
}

// Many products bear an ordinary word as their name: "Scheme", "Analyze".
const oneWordRule = "case cue list";

/** Shipped skills and the imported technologies, whose domain is "onet"; a name of one word needs proof. */
export function extendedSkills(shipped: readonly Skill[], read: Read): Skill[] {
  return merged(shipped, read("skills"), (row) => {
    const name = row.name ?? "";
    return {
      id: Number(row.id),
      name,
      aliases: items(row, "aliases"),
      category: 3,
      domain: "onet",
      ...(/^\p{L}+$/u.test(name) ? { rule: oneWordRule } : {}),
    };
  });
}

/** US areas with the names, kinds and populations of the imported estimates; aliases stay. */
export function extendedMsas(
  shipped: readonly Msa[],
  read: Read,
  stateIdOf: ReadonlyMap<string, number>,
): Msa[] {
  return merged(shipped, read("msas-us"), (row, known) => {
    const name = row.name ?? "";
    const codes = name.split(", ").at(-1)?.split("-") ?? [];
    const states = codes.map((code) => stateIdOf.get(`US.${code}`) ?? 0);
    const population = row.population ? Number(row.population) : undefined;
    const kind = row.kind === "metro" ? ("metro" as const) : ("micro" as const);
    return {
      ...known,
      id: Number(row.id),
      name,
      country: 840,
      state: states[0] ?? 0,
      states,
      kind,
      population,
    };
  });
}

/** Counties with the names, areas and populations of the imported estimates. */
export function extendedCounties(shipped: readonly County[], read: Read): County[] {
  return merged(shipped, read("counties"), (row, known) => {
    const id = Number(row.id);
    return {
      ...known,
      id,
      name: row.name ?? "",
      country: 840,
      state: 840_000 + Math.floor(id / 1000),
      msa: row.msa ? Number(row.msa) : undefined,
      population: row.population ? Number(row.population) : undefined,
    };
  });
}

function merged<T extends Entry>(
  shipped: readonly T[],
  rows: readonly Row[],
  toEntry: (row: Row, known: T | undefined) => T,
): T[] {
  const entries = new Map(shipped.map((entry) => [entry.id, entry]));
  for (const row of rows) {
    const entry = toEntry(row, entries.get(Number(row.id)));
    entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

import type { ParameterEntry } from "@talent/contract/data-api";
import { Problem } from "../http/Problem.ts";
import { type IdList, listLength, parseIdList } from "./IdList.ts";
import type { Facet } from "./Query.ts";

/** Reads the text of one parameter; throws `invalidFormat` or `tooMany`. */
export type ParameterReader = (text: string) => unknown;

/** The largest id there can be: ids are 32-bit. */
const largestId = 4_294_967_295;

const invalid = (parameter: ParameterEntry, hint: string) =>
  new Problem("invalidFormat", { hint: `Parameter ${parameter.name}: ${hint}` });

const items: Record<string, (text: string) => number | string | undefined> = {
  integer: (text) => (/^\d{1,10}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined),
  soc8: (text) => (/^\d{2}-?\d{4}\.?\d{2}$/.test(text) ? Number(text.replace(/\D/g, "")) : undefined),
  iso2: (text) => (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined),
  text: (text) => text,
};

function listReader(parameter: ParameterEntry): ParameterReader {
  const { item, maxItems, prefixes = [] } = parameter.list ?? { item: "text" as const };
  const read = items[item];
  return (text) => {
    const list = read && (parseIdList(text, read) as IdList<number | string> | undefined);
    const unfit =
      !list ||
      (list.all.length && !prefixes.includes("req")) ||
      (list.none.length && !prefixes.includes("not"));
    if (unfit) throw invalid(parameter, `give ${item} values parted by commas, such as ${parameter.example}`);
    if (maxItems !== undefined && (text.split(",").length > maxItems || listLength(list) > maxItems))
      throw new Problem("tooMany");
    return list;
  };
}

function facetReader(parameter: ParameterEntry): ParameterReader {
  const {
    names,
    aliases = {},
    maxNames,
    defaultCount,
    maxCount,
  } = parameter.facet ?? {
    names: [],
    maxNames: 0,
    defaultCount: 0,
    maxCount: 0,
  };
  return (text) => {
    const facets = text.split(",").map((part): Facet => {
      const [, given = "", count] = /^\s*([A-Za-z]+)(?:@(\d{1,6}))?\s*$/.exec(part) ?? [];
      const name = aliases[given] ?? given;
      if (!names.includes(name) || count === "0")
        throw invalid(parameter, `give name@count with a name of ${names.join(", ")}`);
      return { name, count: count ? Number(count) : defaultCount };
    });
    if (facets.some((facet) => facet.count > maxCount)) throw new Problem("tooMany");
    if (new Set(facets.map((facet) => facet.name)).size > maxNames) throw new Problem("tooMany");
    if (new Set(facets.map((facet) => facet.name)).size < facets.length)
      throw invalid(parameter, "name each facet once");
    return facets;
  };
}

function numberReader(parameter: ParameterEntry): ParameterReader {
  const { minimum = 0, maximum = largestId } = parameter.schema;
  return (text) => {
    if (!/^-?\d+$/.test(text)) throw invalid(parameter, `give a whole number, such as ${parameter.example}`);
    const value = Number(text);
    if (value > maximum) throw new Problem("tooMany");
    if (value < minimum) throw invalid(parameter, `give a whole number of at least ${minimum}`);
    return value;
  };
}

function textReader(parameter: ParameterEntry): ParameterReader {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, enum: choices } = parameter.schema;
  const form = pattern === undefined ? undefined : new RegExp(pattern, "u");
  // A form that a single character fits is a set of characters: it can be told which one is not among them.
  const isSet = form?.test(String(parameter.example).charAt(0));
  return (text) => {
    if (choices && !choices.includes(text)) throw invalid(parameter, `give one of ${choices.join(", ")}`);
    if (text.length > maxLength) throw new Problem("tooMany");
    if (text.length < minLength) throw invalid(parameter, `give at least ${minLength} characters`);
    if (form && !form.test(text)) {
      const position = isSet ? [...text].findIndex((character) => !form.test(character)) + 1 : 0;
      const where = position > 0 ? `character ${position} cannot stand here, ` : "";
      throw invalid(parameter, `${where}give it like ${parameter.example}`);
    }
    return text;
  };
}

/** The reader of a declared parameter, made from what the contract says of it. */
export function parameterReader(parameter: ParameterEntry): ParameterReader {
  if (parameter.facet) return facetReader(parameter);
  if (parameter.list) {
    const readText = textReader(parameter);
    const readList = listReader(parameter);
    // The list says more exactly what is wrong; the wire form stands behind it.
    return (text) => {
      const list = readList(text);
      readText(text);
      return list;
    };
  }
  if (parameter.schema.type === "integer" || parameter.schema.type === "number")
    return numberReader(parameter);
  return textReader(parameter);
}

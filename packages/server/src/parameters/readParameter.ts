import type { ParameterEntry } from "@talent/contract/data-api";
import { facetReader } from "./facetReader.ts";
import { largestId } from "./listItems.ts";
import { listReader } from "./listReader.ts";
import { invalid, quoted, tooMany } from "./refusals.ts";
import { textReader } from "./textReader.ts";

/** Reads the text of one parameter; throws `invalidFormat` or `tooMany`. */
export type ParameterReader = (text: string) => unknown;

function numberReader(parameter: ParameterEntry): ParameterReader {
  const { minimum = 0, maximum = largestId } = parameter.schema;
  const wanted = `give a whole number from ${minimum} to ${maximum}, such as ${parameter.example}`;
  return (text) => {
    if (!/^-?\d+$/.test(text)) throw invalid(parameter, `${wanted}; ${quoted(text)} is not one`);
    const value = Number(text);
    if (value > maximum) throw tooMany(parameter, `${wanted}; ${quoted(text)} is more`);
    if (value < minimum) throw invalid(parameter, `${wanted}; ${quoted(text)} is less`);
    return value;
  };
}

/** The reader of a declared parameter, made from what the contract says of it. */
export function parameterReader(parameter: ParameterEntry): ParameterReader {
  if (parameter.facet) return facetReader(parameter, parameter.facet);
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

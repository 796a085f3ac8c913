import type { ParameterEntry } from "@talent/contract/data-api";
import { counted, invalid, quoted, tooMany } from "./refusals.ts";
import { dateRangeForms } from "./resolveWindow.ts";

/** The reader of a text, or of the wire form of a list; throws `invalidFormat` or `tooMany`. */
export function textReader(parameter: ParameterEntry): (text: string) => string {
  const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, enum: choices } = parameter.schema;
  const form = pattern === undefined ? undefined : new RegExp(pattern, "u");
  const find = unfit(parameter);
  const wanted = `give it like ${parameter.filter === "window" ? dateRangeForms : parameter.example}`;
  return (text) => {
    if (choices && !choices.includes(text))
      throw invalid(parameter, `give one of ${choices.join(", ")}; ${quoted(text)} is not one`);
    if (text.length > maxLength)
      throw tooMany(parameter, `give at most ${counted(maxLength, "character")}; these are ${text.length}`);
    if (text.length < minLength)
      throw invalid(
        parameter,
        `give at least ${counted(minLength, "character")}, such as ${parameter.example}`,
      );
    if (form && !form.test(text)) throw invalid(parameter, find?.(text) ?? `${wanted}${mending(text, form)}`);
    return text;
  };
}

/** What alone would bring a text into a form, as the end of a sentence; nothing where more is wrong with it. */
function mending(text: string, form: RegExp): string {
  const ways = [
    ["without blanks", text.replaceAll(/\s/g, "")],
    ["in capitals", text.toUpperCase()],
    ["in small letters", text.toLowerCase()],
  ] as const;
  const way = ways.find(([, mended]) => form.test(mended));
  return way ? `, ${way[0]}` : "";
}

/**
 * What finds the mistake in a text whose pattern is a set of characters, or keywords of such parted by commas; none
 * where the pattern is of another kind.
 */
function unfit({ schema, example }: ParameterEntry): ((text: string) => string | undefined) | undefined {
  const [, set, least, most] =
    /^\^(\[.+?\])(?:\+|\{(\d+),(\d+)\})(?:$|\$|\()/.exec(schema.pattern ?? "") ?? [];
  if (set === undefined) return undefined;
  const fits = new RegExp(set, "u");
  const isList = least !== undefined && most !== undefined;
  return (text) => {
    const characters = [...text];
    const at = characters.findIndex((each) => !fits.test(each) && !(isList && each === ","));
    if (at >= 0) return `character ${at + 1} (${characters[at]}) cannot stand here, give it like ${example}`;
    const wrong = isList
      ? text.split(",").find((each) => each.length < +least || each.length > +most)
      : undefined;
    if (wrong === undefined) return undefined;
    const mend = wrong.length > Number(most) ? "shorten it, or part keywords by commas" : "lengthen it";
    return `give keywords of ${least} to ${most} characters; ${quoted(wrong)} has ${wrong.length}, ${mend}`;
  };
}

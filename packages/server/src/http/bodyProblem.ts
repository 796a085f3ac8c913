import { Problem } from "./Problem.ts";

/** What the validator says of a body that does not fit: the rule, the field, its value and the schema of it. */
export type BodyError = {
  keyword: string;
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
  data?: unknown;
  parentSchema?: { description?: string };
};

/** What a body that does not fit its schema is told: too long, not written as it must be, or not of the form at all. */
export function bodyProblem(first: BodyError | undefined): Problem {
  const field = first?.instancePath.slice(1) ?? "";
  const { keyword, params = {} } = first ?? {};
  if (keyword === "maxLength" || keyword === "maxItems")
    return new Problem("tooMany", {
      hint: `Parameter ${field}: give at most ${params.limit} ${keyword === "maxItems" ? "values" : "characters"}`,
    });
  if (keyword === "required")
    return new Problem("parameterMissing", { named: String(params.missingProperty) });
  if (keyword === "additionalProperties")
    return new Problem("unknownParameter", { named: String(params.additionalProperty) });
  if (keyword === "const")
    return new Problem("invalidFormat", { hint: `Parameter ${field}: give ${params.allowedValue}` });
  if (keyword === "minLength")
    return new Problem("invalidFormat", {
      hint: `Parameter ${field}: give at least ${params.limit} characters`,
    });
  if (first && keyword === "pattern")
    return new Problem("invalidFormat", { hint: `Parameter ${field}: ${unfit(first)}` });
  return new Problem("invalidBody", { hint: `${field || "The body"} ${first?.message ?? "is invalid"}` });
}

/** Where a text does not fit its pattern, as far as that is a set of characters, and what the contract wants there. */
function unfit({ data, params, parentSchema }: BodyError): string {
  const wanted = parentSchema?.description ? `; ${parentSchema.description}` : "";
  const set = /^\^(\[[^\]]+\])[*+]\$$/.exec(String(params?.pattern))?.[1];
  if (set === undefined || typeof data !== "string") return `what is given does not fit${wanted}`;
  const fits = new RegExp(set, "u");
  const characters = [...data];
  const at = characters.findIndex((each) => !fits.test(each));
  return `character ${at + 1} (${characters[at]}) cannot stand here${wanted}`;
}

import type { Selected } from "./select.ts";

/** The same selection with the keyword neither used nor echoed: for measures of talents, who have no text. */
export function withoutQuery({ selection, input, ...rest }: Selected): Selected {
  const { keyword: _, ...wordless } = selection;
  const { query: __, ...used } = input;
  return { ...rest, selection: wordless, input: used };
}

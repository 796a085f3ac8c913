/** A title made of an occupation's name, for those that no title of the taxonomy fits: "Construction Laborer". */
export function plainTitle(occupation: string, usage: "british" | "other"): string {
  const first = firstOf(occupation);
  const studies = /(\w+) Teachers, Postsecondary/.exec(occupation)?.[1];
  const named =
    studies !== undefined && !first.endsWith("Teachers")
      ? `${first} ${/Studies|Sciences/.test(studies) ? `${studies} ` : ""}Teachers`
      : first;
  const one = singular(named);
  if (!occupation.endsWith("Postsecondary")) return one;
  return one.replace(/Teacher$/, usage === "british" ? "Lecturer" : "Professor");
}

/** Of several kinds the first, with the people that all of them are: "Tank Car Loaders" of "Tank Car, Truck, and Ship Loaders". */
function firstOf(occupation: string): string {
  const [first = occupation, ...others] = occupation.replace(", All Other", "").split(", ");
  const people = others.at(-1)?.split(" ").at(-1);
  return !first.endsWith("s") && people?.endsWith("s") ? `${first} ${people}` : first;
}

/** Of two kinds of people the first: "Nanotechnology Engineering Technologist". */
function singular(name: string): string {
  const supervised = /^First-Line Supervisors of (.*?)(?: (?:Workers|Officers))?$/.exec(name)?.[1];
  if (supervised !== undefined) return `${singular(supervised)} Supervisor`;
  const helped = /^Helpers--(.*)$/.exec(name)?.[1];
  if (helped !== undefined) return `${singular(helped)} Helper`;
  const people = /^(.*(?:or|er|ist|ian|nt|st)s) and .*s$/.exec(name)?.[1] ?? name;
  return people
    .replace(/ies$/, "y")
    .replace(/wives$/, "wife")
    .replace(/(?<!s)s$/, "");
}

/** The titles an official occupation name stands for: "Accountants and Auditors" is also "Accountants" and "Auditors". */
export function officialTitles(name: string): string[] {
  const short = name.replace(/, (?:except|all other|including).*$/i, "");
  const parts = short.split(/,\s*(?:and\s+)?|\s+and\s+/).map((part) => part.trim());
  // "Bill and Account Collectors" does not make a title of "Bill": a part must end as a name of people does, in "s".
  return [...new Set([short, ...parts.filter((part) => part.length > 4 && /s$/.test(part))])];
}

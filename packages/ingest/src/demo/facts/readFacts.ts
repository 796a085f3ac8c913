import { readFileSync } from "node:fs";

/** Rows of one of the demonstration market's tables under `data/demo`, by column name; empty cells are "". */
export function readFacts(name: string): Record<string, string>[] {
  const lines = readFileSync(new URL(`../../../data/demo/${name}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  const [header = [], ...rows] = lines;
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ""])));
}

/** Pairs of a cell such as "Python=40|SQL=26". */
export function readShares(cell: string): { name: string; share: number }[] {
  return cell
    .split("|")
    .filter((part) => part !== "")
    .map((part) => {
      const [name = "", share = "0"] = part.split("=");
      return { name, share: Number(share) / 100 };
    });
}

/** The value of the longest key that the code begins with ("29-1141" before "29"). */
export function byLongestPrefix<Value>(table: ReadonlyMap<string, Value>, code: string): Value | undefined {
  for (let length = code.length; length > 0; length--) {
    const found = table.get(code.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

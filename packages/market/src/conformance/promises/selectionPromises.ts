import { describe, expect, test } from "vitest";
import type { Market } from "../../Market.ts";
import { parseKeyword } from "../../parseKeyword.ts";
import type { Selection } from "../../Selection.ts";
import { ids } from "../handmadeMarket.ts";
import { march, nurses, postings, talents } from "./handmadeSelections.ts";

/** What selections hold: windows, bases, filters, data settings, keywords. */
export function selectionPromises(market: () => Market): void {
  describe("selections", () => {
    const count = (selection: Partial<Selection>) => market().count({ ...postings, ...selection });

    test("without conditions they hold everything", async () => {
      expect(await count({})).toBe(16);
      expect(await market().count(talents)).toBe(160.75);
    });

    test("any is or, all is and, none excludes", async () => {
      const skill = (filter: object) => count({ filters: [{ dimension: "skill", ...filter }] });
      expect(await skill({ any: [ids.java, ids.sql] })).toBe(6);
      expect(await skill({ all: [ids.java, ids.sql] })).toBe(1);
      expect(await skill({ none: [ids.java, ids.sql] })).toBe(10);
      expect(await skill({ any: [ids.java], none: [ids.sql] })).toBe(2);
    });

    test("an empty any holds nothing, an empty all or none everything", async () => {
      for (const dimension of ["skill", "country"] as const) {
        expect(await count({ filters: [{ dimension, any: [] }] })).toBe(0);
        expect(await count({ filters: [{ dimension, all: [], none: [] }] })).toBe(16);
      }
    });

    test("a record without a value fails any and all, and passes none", async () => {
      expect(await count({ filters: [{ dimension: "msa", any: [ids.london, ids.newYork] }] })).toBe(14);
      expect(await count({ filters: [{ dimension: "msa", none: [ids.london] }] })).toBe(5);
      expect(await count({ filters: [{ dimension: "employer", none: [ids.acme] }] })).toBe(5);
      expect(await count({ filters: [{ dimension: "gender", any: [1] }] })).toBe(0);
      expect(await count({ filters: [{ dimension: "gender", none: [1] }] })).toBe(16);
    });

    test("two values of a single-valued dimension are never both carried", async () =>
      expect(await count({ filters: [{ dimension: "country", all: [ids.gb, ids.us] }] })).toBe(0));

    test("an industry is that of the employer", async () =>
      expect(await count({ filters: [{ dimension: "industry", any: [2] }] })).toBe(3));

    test("first seen counts both ends of the window", async () => {
      expect(await count({ window: { from: "2024-06-01", to: "2024-06-15" } })).toBe(7);
      expect(await count({ window: { from: "2024-06-02", to: "2024-06-14" } })).toBe(0);
    });

    test("open counts postings open on the first or on the last day", async () => {
      const open = (from: string, to: string) =>
        count({ ...nurses, window: { from, to }, basis: "open" as const });
      expect(await open("2024-01-11", "2024-01-11")).toBe(1);
      expect(await open("2024-01-12", "2024-01-31")).toBe(0);
      expect(await open("2024-01-12", "2024-02-01")).toBe(1);
      expect(await open("2024-12-31", "2024-12-31")).toBe(5);
    });

    test("who is still open is open in windows after the last day too", async () =>
      expect(
        await count({ ...nurses, window: { from: "2025-03-01", to: "2025-03-31" }, basis: "open" }),
      ).toBe(5));

    test("staffing and anonymous employers are left out on demand, and postings without employer with the latter", async () => {
      expect(await count({ staffing: false })).toBe(15);
      expect(await count({ anonymous: false })).toBe(14);
      expect(await count({ staffing: false, anonymous: false })).toBe(13);
    });

    test("window, keyword and data settings do not touch talents", async () =>
      expect(
        await market().count({
          ...talents,
          window: march,
          staffing: false,
          anonymous: false,
          keyword: parseKeyword("x"),
        }),
      ).toBe(160.75));

    test.each([
      ["java", 2],
      ["C++", 2],
      ["C", 0],
      ["C#", 1],
      [".NET", 1],
      ["net", 0],
      ["node.js", 1],
      ["node", 1],
      ["jav", 0],
      ["nurse", 10],
      ["java AND NOT sql", 1],
      ["sql OR shifts", 11],
      ["NOT nurse", 6],
      ['"java and sql"', 1],
      ['"and java"', 0],
      ['"developer in"', 1],
      ['"in the"', 0],
      ["developer (java OR net)", 2],
    ])("%s finds %i postings by whole words in title or description", async (text, expected) =>
      expect(await count({ keyword: parseKeyword(text) })).toBe(expected),
    );
  });
}

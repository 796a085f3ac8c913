import { expect, test } from "vitest";
import { resourceItems, sections } from "./Block.ts";
import { placeLabel, toPlace, toSearch } from "./place.ts";

test("reads back every place it writes", () => {
  for (const { id } of sections) {
    const items = id === "resources" ? resourceItems.map((item) => item.id) : [undefined];
    for (const item of items) {
      const place = toPlace(id, item);
      const parameters = new URLSearchParams(toSearch(place));
      expect(toPlace(parameters.get("section"), parameters.get("item"))).toEqual(place);
    }
  }
});

test("falls back to Overview and to the first resource", () => {
  expect(toPlace("nonsense")).toEqual({ section: "overview" });
  expect(toPlace("resources", "nonsense")).toEqual({ section: "resources", item: "running-in-postman" });
});

test("drops an item outside Resources", () => {
  expect(toPlace("overview", "country-list")).toEqual({ section: "overview" });
});

test("names a resource by its sub-item", () => {
  expect(placeLabel(toPlace("resources", "experience-level"))).toBe("Seniority / Experience Level");
});

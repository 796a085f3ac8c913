import { expect, test } from "vitest";
import { usedTitles } from "./usedTitles.ts";

const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const names = (occupation: string, titles: string[], usage: "british" | "other") =>
  usedTitles(occupation, named(...titles), usage).map(({ name }) => name);

test("a usage has no titles of the other one", () => {
  const lawyers = ["Lawyer", "Solicitor", "Barrister", "Attorney"];
  expect(names("Lawyers", lawyers, "other")).toEqual(["Lawyer", "Attorney"]);
  expect(names("Lawyers", lawyers, "british")).toEqual(["Lawyer", "Solicitor", "Barrister"]);
  const drivers = ["Truck Driver", "HGV Driver", "Lorry Driver", "Long Haul Truck Driver"];
  expect(names("Heavy and Tractor-Trailer Truck Drivers", drivers, "british")).toEqual([
    "HGV Driver",
    "Lorry Driver",
  ]);
  const retail = ["Retail Assistant", "Sales Associate", "Shop Assistant"];
  expect(names("Retail Salespersons", retail, "british")).toEqual(["Retail Assistant", "Shop Assistant"]);
  expect(names("Retail Salespersons", retail, "other")).not.toContain("Shop Assistant");
});

test("titles that few ads carry come last", () => {
  expect(names("Cashiers", ["Toll Collector", "Cashier"], "other")).toEqual(["Cashier", "Toll Collector"]);
});

test("an occupation whose titles are all foreign or rare has its own name", () => {
  expect(names("Construction Laborers", ["Construction Labourer", "Scaffolder"], "other")).toEqual([
    "Construction Laborer",
    "Scaffolder",
  ]);
});

test("an occupation that has kinds of its plain title only has the plain one too", () => {
  expect(
    names("Physical Therapists", ["Travel Physical Therapist", "Home Health Physical Therapist"], "other")[0],
  ).toBe("Physical Therapist");
});

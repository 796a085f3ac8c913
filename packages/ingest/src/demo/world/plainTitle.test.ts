import { expect, test } from "vitest";
import { plainTitle } from "./plainTitle.ts";

test.each([
  ["Construction Laborers", "Construction Laborer"],
  ["Assemblers and Fabricators, All Other", "Assembler"],
  ["Brownfield Redevelopment Specialists and Site Managers", "Brownfield Redevelopment Specialist"],
  ["First-Line Supervisors of Correctional Officers", "Correctional Supervisor"],
  ["Helpers--Roofers", "Roofer Helper"],
  ["Tank Car, Truck, and Ship Loaders", "Tank Car Loader"],
  ["Computer Occupations, All Other", "Computer Occupation"],
  ["Nurse Midwives", "Nurse Midwife"],
  ["Anthropology and Archeology Teachers, Postsecondary", "Anthropology and Archeology Professor"],
  ["Area, Ethnic, and Cultural Studies Teachers, Postsecondary", "Area Studies Professor"],
])("%s are advertised as %s", (occupation, title) => {
  expect(plainTitle(occupation, "other")).toBe(title);
});

test("who teaches at a university is a lecturer in British usage", () => {
  expect(plainTitle("Chemistry Teachers, Postsecondary", "british")).toBe("Chemistry Lecturer");
});

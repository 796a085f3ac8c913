import { expect, test } from "vitest";
import { titleFields } from "./titleFields.ts";

test.each([
  ["Senior Product Manager", "Senior Product management"],
  ["Graphic Designers", "Graphic design"],
  ["Registered Nurse", "Registered nursing"],
  ["Head of Marketing", "Head of Marketing"],
])("reads %j as %j", (title, fields) => {
  expect(titleFields(title)).toBe(fields);
});

test("leaves out the team one works for, not what one works on", () => {
  expect(titleFields("Assistant for the Nursing Team")).toBe("Assistant");
  expect(titleFields("Solutions Architect for Azure")).toBe("Solutions architecture for Azure");
});

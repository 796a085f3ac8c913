import { expect, test } from "vitest";
import { readDocument } from "../text/readDocument.ts";
import { readRemote } from "./readRemote.ts";

const read = (title: string, text = "") => readRemote(title, readDocument(text));

test.each([
  ["Engineer (Remote)", "", 1],
  ["Engineer - Hybrid", "", 3],
  ["Remote Sensing Scientist", "", 0],
  ["Engineer", "This is a fully remote position.", 1],
  ["Engineer", "We work in a hybrid model with three days a week in our London office.", 3],
  ["Engineer", "We are a remote-first company. This role is hybrid.", 3],
  ["Engineer", "You will work temporarily remote until our offices re-open.", 2],
  ["Engineer", "We are a remote-friendly company, but this role is not remote.", 0],
  ["Engineer", "Willingness to work in person at our office 5 days a week", 0],
  ["Engineer", "You come to the office 3 days a week.", 3],
  ["Engineer", "Experience with hybrid cloud and remote teams.", 0],
  ["Nurse", "You will work on our wards.", 0],
  ["Engineer", "We build pumps.\nWe are an equal opportunity employer.\n#LI-Remote", 1],
  ["Engineer", "This role is hybrid. #LI-AB1 #LI-Remote #LI-Hybrid", 3],
  ["Engineer", "We are a remote-first company. #LI-Onsite", 0],
] as const)("reads %j with %j as %i", (title, text, type) => {
  expect(read(title, text)).toBe(type);
});

test("what a source states wins", () => {
  expect(readRemote("Engineer (Remote)", readDocument(""), 0)).toBe(0);
});

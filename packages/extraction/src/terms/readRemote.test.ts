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
  ["Engineer (not remote)", "", 0],
  ["Engineer (not remote)", "We are a remote-first company.", 0],
  ["Engineer (Non-Remote)", "We build pumps. #LI-Remote", 0],
  ["Engineer (not fully remote)", "You come to the office 3 days a week.", 3],
  ["Engineer (not hybrid or remote)", "", 0],
  ["Engineer (remote, not hybrid)", "", 1],
  ["Engineer", "No remote or hybrid working.", 0],
  ["Engineer", "Unfortunately we are unable to offer remote working.", 0],
  ["Engineer", "This role is not 100% remote.", 0],
  ["Engineer", "This position is not currently remote.", 0],
  ["Engineer", "We are a remote-first company, but this team isn't fully remote.", 0],
  ["Engineer", "Some of our roles are remote. We are not currently offering remote work for this role.", 0],
  ["Nurse", "We cannot accommodate remote or hybrid working.", 0],
  ["Engineer", "We do not offer hybrid/remote working, but this is a remote-first company.", 0],
  ["Engineer", "We are remote-friendly, yet this role is not home-based.", 0],
  ["Engineer", "This is not a fully remote role. We work in a hybrid model.", 3],
  ["Engineer", "This is not a hybrid role: it is fully remote.", 1],
  ["Engineer", "This role isn't hybrid; you work at our site five days a week.", 0],
  ["Engineer", "You do not need to live near us: this role is fully remote.", 1],
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

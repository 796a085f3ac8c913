import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { isAnonymous, isStaffing } from "./employerFlags.ts";
import { employerKey } from "./employerKey.ts";
import { industryOf } from "./industryOf.ts";
import { slugKey, slugName, spellingIn } from "./slugName.ts";

test("spellings of one employer have one key", () => {
  expect(employerKey("Acme, Inc.")).toBe(employerKey("ACME"));
  expect(employerKey("The Aldergrove Inn")).toBe(employerKey("Aldergrove Inn Ltd"));
  expect(employerKey("Nestlé S.A.")).toBe(employerKey("Nestle SA"));
  expect(employerKey("Hodd & Sons Ltd")).toBe(employerKey("Hodd and Sons"));
  expect(employerKey("Group Co")).not.toBe("");
  expect(employerKey("Kelp Labs")).not.toBe(employerKey("Kelp"));
});

test("names an address part as its ads spell it, else by its words", () => {
  expect(spellingIn("elevenlabs", "ElevenLabs is hiring. Join elevenlabs.io or ElevenLabs.")).toBe(
    "ElevenLabs",
  );
  expect(spellingIn("neofinancial", "At Neo Financial we bank.")).toBe("Neo Financial");
  expect(spellingIn("harvey", "nothing here")).toBeUndefined();
  expect(slugName("finni-health")).toBe("Finni Health");
  expect(slugKey("kraken.com")).toBe(employerKey("Kraken"));
});

test("knows hidden employers and agencies by their names", () => {
  for (const name of [undefined, "", "Confidential", "Private Advertiser", "A leading bank", "N/A"]) {
    expect(isAnonymous(name)).toBe(true);
  }
  for (const name of [
    "A Place for Mom",
    "Anonymous Coffee House Ltd".replace("Anonymous", "Anon"),
    "1Password",
  ]) {
    expect(isAnonymous(name)).toBe(false);
  }
  for (const name of [
    "Quill Recruitment Partners",
    "Quill Hiring",
    "Adecco UK",
    "NHS Professionals - Flexible Workers",
  ]) {
    expect(isStaffing(name)).toBe(true);
  }
  for (const name of [
    "Reedsy",
    "Haystack",
    "Mid Cheshire Hospitals NHS Foundation Trust : Medical Resourcing",
  ]) {
    expect(isStaffing(name)).toBe(false);
  }
});

test("the stated industry decides, the name tells the sub-industry in it, and neither is guessed", () => {
  const taxonomy = loadTaxonomy();
  const name = (guess: ReturnType<typeof industryOf>) =>
    guess && [
      taxonomy.industries.byId(guess.industry)?.name,
      taxonomy.subindustries.byId(guess.subindustry ?? 0)?.name,
    ];
  expect(name(industryOf(taxonomy, "Manchester University NHS Foundation Trust", "Healthcare"))).toEqual([
    "Healthcare and Life Sciences",
    "Hospitals",
  ]);
  expect(name(industryOf(taxonomy, "Central Advertising - General Practitioners", "Healthcare"))).toEqual([
    "Healthcare and Life Sciences",
    undefined,
  ]);
  expect(name(industryOf(taxonomy, "Harbor Point Bank", undefined))).toEqual([
    "Financial Services and Insurance",
    "Banking and Lending",
  ]);
  expect(industryOf(taxonomy, "Pennant", undefined)).toBeUndefined();
});

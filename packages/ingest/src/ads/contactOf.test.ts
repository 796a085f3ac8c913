import { expect, test } from "vitest";
import { contactOf } from "./contactOf.ts";

test("reads a contact block whose labels and values run together", () => {
  const text =
    "For further details contact:\nNameAlison ThwaiteJob titleTeam LeadEmail addressalison.t@northfell.example.nhs.ukTelephone number01539 555010Additional";
  expect(contactOf(text)).toBe("Alison Thwaite, alison.t@northfell.example.nhs.uk, 01539 555010");
});

test("finds no contact in a text that only mentions an address", () => {
  expect(contactOf("If you need help to apply, write to access@acme.example.")).toBeUndefined();
});

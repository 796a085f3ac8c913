import { expect, test } from "vitest";
import { generatedPassword } from "./generatedPassword.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";

test("a password matches its own hash and no other", async () => {
  const stored = await hashPassword("correct horse battery");
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$/);
  expect(stored).not.toContain("correct");
  expect(await passwordMatches("correct horse battery", stored)).toBe(true);
  expect(await passwordMatches("correct horse batterz", stored)).toBe(false);
  expect(await passwordMatches("", stored)).toBe(false);
});

test("the same password is stored differently each time", async () => {
  expect(await hashPassword("the same password")).not.toBe(await hashPassword("the same password"));
});

test("nobody's password costs the work of somebody's and is never right", async () => {
  expect(await passwordMatches("", null)).toBe(false);
  expect(await passwordMatches("anything", null)).toBe(false);
});

test("an accent typed in two ways is one password", async () => {
  const stored = await hashPassword("caf\u00e9 au lait 12");
  expect(await passwordMatches("cafe\u0301 au lait 12", stored)).toBe(true);
});

test("generated passwords are long, readable and never the same", () => {
  const made = new Set(Array.from({ length: 200 }, generatedPassword));
  expect(made.size).toBe(200);
  for (const password of made) expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
});

import { expect, test } from "vitest";
import { isOpenCall } from "./isOpenCall.ts";

test.each([
  "General Interest",
  "General Application",
  "Open application - Berlin",
  "Join our Talent Community",
  "Talent Pool",
  "Don't see an open role yet? Share your CV!",
  "Expression of Interest",
])("%j names no job", (title) => expect(isOpenCall(title)).toBe(true));

test.each([
  "General Manager",
  "General Practitioner",
  "Talent Acquisition Partner",
  "Engineering Talent Pool",
])("%j names a job", (title) => expect(isOpenCall(title)).toBe(false));

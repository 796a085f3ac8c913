import { expect, test } from "vitest";
import { words } from "./words.ts";

test.each([
  ["Senior Engineer (m/f/d)", ["senior", "engineer", "m", "f", "d"]],
  ["C++, C# and F#", ["c++", "c#", "and", "f#"]],
  ["C++17 beside C++/C#", ["c++", "17", "beside", "c++", "c#"]],
  ["ASP.NET Core, .NET/C#", ["asp", "net", "core", ".net", "c#"]],
  ["jobs@nhs.net", ["jobs", "nhs", "net"]],
  ["a .network of example.nets", ["a", "network", "of", "example", "nets"]],
  ["Node.js and skills.We", ["node", "js", "and", "skills", "we"]],
  ["CompTIA Security+, A+.", ["comptia", "security+", "a+"]],
  ["salary+bonus", ["salary", "bonus"]],
  ["5+ years, #hiring", ["5", "years", "hiring"]],
  ["Bachelor’s full-time", ["bachelor", "s", "full", "time"]],
  ["Zürich CAFÉ", ["zürich", "café"]],
  ["  — • ", []],
  ["", []],
])("%j", (text, expected) => expect(words(text)).toEqual(expected));

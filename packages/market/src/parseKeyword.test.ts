import fc from "fast-check";
import { expect, test } from "vitest";
import type { Keyword } from "./Keyword.ts";
import { KeywordSyntaxError } from "./KeywordSyntaxError.ts";
import { keywordLimits, parseKeyword } from "./parseKeyword.ts";

const term = (word: string): Keyword => ({ kind: "term", word });
const phrase = (...words: string[]): Keyword => ({ kind: "phrase", words });
const and = (...operands: Keyword[]): Keyword => ({ kind: "and", operands });
const or = (...operands: Keyword[]): Keyword => ({ kind: "or", operands });
const not = (operand: Keyword): Keyword => ({ kind: "not", operand });

test("a word is a term, in lower case", () => expect(parseKeyword("Python")).toEqual(term("python")));

test("NOT binds before AND, AND before OR", () =>
  expect(parseKeyword("a OR b AND NOT c")).toEqual(or(term("a"), and(term("b"), not(term("c"))))));

test("parentheses bind first", () =>
  expect(parseKeyword("(a OR b) AND c")).toEqual(and(or(term("a"), term("b")), term("c"))));

test("words side by side are joined by AND", () =>
  expect(parseKeyword("java NOT javascript spring")).toEqual(
    and(term("java"), not(term("javascript")), term("spring")),
  ));

test("quotation marks, straight or curly, make a phrase", () => {
  expect(parseKeyword('"machine learning"')).toEqual(phrase("machine", "learning"));
  expect(parseKeyword("“machine learning”")).toEqual(phrase("machine", "learning"));
});

test("operators are read in any case, and are words in quotation marks", () => {
  expect(parseKeyword("a or b")).toEqual(or(term("a"), term("b")));
  expect(parseKeyword('"or" nurse')).toEqual(and(term("or"), term("nurse")));
  expect(parseKeyword('"terms and conditions"')).toEqual(phrase("terms", "and", "conditions"));
});

test("C++, C# and .NET are words, node.js and full-time are phrases", () => {
  expect(parseKeyword("C++ C# .NET")).toEqual(and(term("c++"), term("c#"), term(".net")));
  expect(parseKeyword("node.js")).toEqual(phrase("node", "js"));
  expect(parseKeyword("full-time")).toEqual(phrase("full", "time"));
});

test("a chain of one operator is one list of operands", () =>
  expect(parseKeyword("a OR (b OR c) OR d")).toEqual(or(term("a"), term("b"), term("c"), term("d"))));

test.each([
  ["", 1, "A word is missing at the end"],
  ["   ", 4, "A word is missing at the end"],
  ["a AND", 6, "A word is missing at the end"],
  ["OR a", 1, "A word is missing before OR"],
  ["a AND OR b", 7, "A word is missing before OR"],
  ["NOT", 4, "A word is missing at the end"],
  ["(a OR b", 1, "This parenthesis is never closed"],
  ["a) AND b", 2, "This parenthesis was never opened"],
  ["()", 2, "A word is missing before this parenthesis"],
  ['a "b c', 3, "This quotation mark is never closed"],
  ['a ""', 3, "There is no word to search for here"],
  ["a & b", 3, "There is no word to search for here"],
  ["java,python", 5, "Lists are not supported: write AND or OR between words"],
  ["develop*", 8, "Wildcards are not supported: write whole words, with OR between them"],
  ["инженер", 1, "Only English words can be searched for"],
])("%j is refused at character %i", (text, position, problem) => {
  const refused = () => parseKeyword(text);
  expect(refused).toThrow(KeywordSyntaxError);
  expect(refused).toThrow(`${problem} (at character ${position})`);
});

test("an expression is bounded in length, words and depth", () => {
  const deep = keywordLimits.depth + 1;
  expect(() => parseKeyword("a".repeat(keywordLimits.characters + 1))).toThrow("longer than");
  expect(() => parseKeyword("a ".repeat(keywordLimits.words + 1))).toThrow("words");
  expect(() => parseKeyword(`${"(".repeat(deep)}a${")".repeat(deep)}`)).toThrow("levels");
  expect(() => parseKeyword(`${"NOT ".repeat(deep)}a`)).toThrow("levels");
});

test("any text is either read or refused with a position inside it", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 60 }),
        fc
          .array(fc.constantFrom("a", "c++", "AND", "OR", "NOT", "(", ")", '"', ",", ".net"))
          .map((parts) => parts.join(" ")),
      ),
      (text) => {
        try {
          parseKeyword(text);
        } catch (error) {
          if (!(error instanceof KeywordSyntaxError)) throw error;
          expect(error.position).toBeGreaterThanOrEqual(1);
          expect(error.position).toBeLessThanOrEqual(text.length + 1);
        }
      },
    ),
    { seed: 1, numRuns: 2000 },
  ));

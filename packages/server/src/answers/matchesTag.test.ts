import { expect, test } from "vitest";
import { matchesTag } from "./matchesTag.ts";

const etag = 'W/"abc,d"';

test.each([etag, '"abc,d"', '"x", W/"abc,d"', 'W/"abc,d","x"', "*", " * "])("%s names it", (header) =>
  expect(matchesTag(header, etag)).toBe(true),
);

test.each([undefined, "", '"x"', 'W/"abc", "d"', "abc,d", '"*"'])("%s does not", (header) =>
  expect(matchesTag(header, etag)).toBe(false),
);

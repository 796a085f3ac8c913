import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "./cleanText.ts";

test("turns blocks into lines and list items into bullets", () => {
  expect(cleanText("<p>We need:</p><ul><li>Java</li><li><b>SQ</b>L</li></ul>")).toBe(
    "We need:\n\n• Java\n\n• SQL",
  );
});

test("keeps a less-than sign that opens no element", () => {
  expect(cleanText("<5 years & a<b, R&D")).toBe("<5 years & a<b, R&D");
});

test("resolves entities, also those encoded twice", () => {
  expect(cleanText("R&amp;D &amp;amp; &lt;b&gt;care&lt;/b&gt; &#8217;s&nbsp;x")).toBe("R&D & care 's x");
});

test("drops scripts, comments, control characters, invisible signs and pictures", () => {
  expect(cleanText("a<script>x=1</script><!-- n -->\u0007b\u200bc 🚀✅ d\u0092s")).toBe("a bc d's");
});

const messy = fc.array(
  fc.constantFrom(
    "<",
    ">",
    "&",
    "amp;",
    "lt;",
    "#60;",
    "<b>",
    "</p>",
    "<!--",
    "-->",
    "<script>",
    " ",
    "\n",
    "\r\n",
    "e",
    "\u0301",
    "🚀",
    "\u200b",
    "\ud83d",
    "x",
    "&l",
    "t;",
    "\u00a0",
    "•",
  ),
  { maxLength: 60 },
);

test("cleaning twice changes nothing, whatever the input", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        messy.map((parts) => parts.join("")),
        fc.string({ unit: "binary", maxLength: 200 }),
      ),
      (raw) => {
        const once = cleanText(raw);
        expect(cleanText(once)).toBe(once);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([
  "<",
  "<!-- ",
  "<!-- >",
  "<script>",
  "&amp;",
  "&am&amp;p;",
  "<b",
  "a&#",
  "<<b>p>",
  "\n \n",
  "🚀",
  "x",
])("time is linear in repetitions of %j", (part) => {
  const time = (count: number) => {
    const text = part.repeat(count);
    const before = process.cpuUsage();
    cleanText(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  time(1000);
  expect(time(200_000)).toBeLessThan(2000);
});

import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { readDocument } from "../text/readDocument.ts";
import { createAttributeReader } from "./createAttributeReader.ts";

const taxonomy = loadTaxonomy();
const reader = createAttributeReader(taxonomy);
const read = (text: string) =>
  reader(readDocument(text)).map((id) => taxonomy.attributes.byId(id)?.name ?? String(id));

// Each phrase stands for one attribute of the taxonomy; the longer one says what is meant.
test.each([
  ["We offer unlimited PTO.", ["Unlimited time off"]],
  ["We offer unlimited paid time off and an annual bonus.", ["Bonus", "Unlimited time off"]],
  ["Benefits: flexible PTO.", ["Unlimited time off"]],
  ["Benefits: 25 days PTO.", ["Paid time off"]],
  ["Unlimited PTO. Ask us how PTO is counted in your first year.", ["Paid time off", "Unlimited time off"]],
  ["You get a work from home stipend.", ["Home office support"]],
  ["You can work from home.", ["Remote working"]],
  ["Annual leave allowance 27 days plus bank holidays.", ["Paid time off"]],
  ["Salary and equity, a stock option plan.", ["Equity"]],
  ["Generous maternity, paternity and adoption benefits.", ["Parental leave"]],
  ["Medical, dental and vision insurance, 401k matching.", ["Health insurance", "401(k) and savings plans"]],
  ["Our decisions are backed by data.", []],
  ["We value transparency and trust.", ["Transparency"]],
  ["Pay Transparency Nondiscrimination Provision", []],
  ["Pay transparency: the base salary is $90,000.", []],
  ["You bring a sense of public service.", ["Public service"]],
  ["You may qualify for Public Service Loan Forgiveness.", []],
])("%s: %j", (text, names) => expect(read(text)).toEqual(names));

test("phrases that overlap, and neither within the other, both count", () =>
  expect(read("We have flexible hours, paid holidays and sick pay.")).toEqual([
    "Flexible hours",
    "Paid time off",
    "Sick pay",
  ]));

test("a denied phrase does not count, nor the shorter one within it", () =>
  expect(read("This role is not eligible for unlimited PTO.")).toEqual([]));

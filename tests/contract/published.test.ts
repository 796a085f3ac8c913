import { standardRates } from "@talent/accounts";
import {
  candidatesPerHire,
  difficultyWeights,
  growthBounds,
  leastErrors,
  leastLift,
  minimums,
  ratioBands,
  relativenessBounds,
  sentimentBounds,
} from "@talent/analytics";
import { operationTable } from "@talent/contract/data-api";
import { expect, test } from "vitest";
import type { Block } from "../../packages/portal/src/guide/Block.ts";
import { commonInvalidRequest } from "../../packages/portal/src/guide/pages/commonInvalidRequest.ts";
import { inputParameters } from "../../packages/portal/src/guide/pages/inputParameters.ts";
import { refusals } from "../../packages/portal/src/guide/pages/refusals.data.ts";
import { requestsPerMinute } from "../../packages/portal/src/reference/requestsPerMinute.ts";
import { problems } from "../../packages/server/src/http/problems.ts";
import { bundled, parametersOf, places } from "./cases.ts";

type Described = { description: string };
const { schemas } = bundled("data-api").components as unknown as {
  schemas: Record<string, { properties: Record<string, Described> }>;
};
const described = (schema: string, property: string) =>
  schemas[schema]?.properties[property]?.description ?? "";

const items = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "accordion") return items(block.blocks);
    return block.kind === "list" ? block.items : [];
  });
const guide = (figure: string) =>
  items(inputParameters.blocks).find((item) => item.startsWith(`**${figure}**`)) ?? "";

const newSkills =
  guide("Skill evolution")
    .split(". ")
    .find((sentence) => sentence.startsWith("New skills")) ?? "";
const bands = ratioBands.map(({ from }) => from).filter((from) => from > 0);
const branding = Object.values(relativenessBounds);
const { skillPostings, difficultyPostings, referenceMarkets } = minimums;
const percent = Object.values(growthBounds).map((bound) => bound * 100);

test.each<[where: string, text: string, figures: readonly number[]]>([
  ["guide, compensation", guide("Compensation"), [minimums.paidPostings]],
  ["guide, posting duration", guide("Posting duration"), [minimums.closedPostings]],
  ["guide, concentration", guide("Competitive concentration"), [minimums.employers]],
  [
    "guide, hiring difficulty",
    guide("Hiring difficulty"),
    [...Object.values(difficultyWeights), difficultyPostings, referenceMarkets, 2.8, 4.6, 6.4, 8.2],
  ],
  ["guide, supply-demand ratio", guide("Supply-demand ratio"), bands],
  ["guide, skills by category", guide("Skills by category"), [skillPostings, leastErrors]],
  ["guide, adjacencies", guide("Skill adjacencies"), [skillPostings, leastLift]],
  ["guide, evolution", guide("Skill evolution"), [skillPostings, ...percent, leastErrors]],
  ["guide, new skills", newSkills, [skillPostings, leastErrors]],
  ["guide, adequacy", guide("Supply adequacy"), [candidatesPerHire]],
  ["guide, branding", guide("Employer branding"), branding],
  ["guide, sentiment", guide("Sentiment"), Object.values(sentimentBounds)],
  ["guide, diversity", guide("Shares by gender or ethnicity"), [minimums.diversityWeight]],
  ["contract, ratio", described("SupplyDemandRatioData", "label"), bands],
  ["contract, difficulty", described("HiringDifficultyData", "label"), [2.8, 4.6, 6.4, 8.2]],
  ["contract, branding", described("BrandingEmployer", "relativeness"), branding],
  [
    "contract, sentiment",
    described("SentimentEmployer", "translation"),
    [sentimentBounds.positive, sentimentBounds.negative],
  ],
])("%s publishes the bounds that are computed with", (_where, text, figures) => {
  for (const figure of figures) expect(text).toMatch(new RegExp(`(?<![\\d.])${figure}(?![\\d]|\\.\\d)`));
});

const texts = inputParameters.blocks.flatMap((block) => {
  if (block.kind === "table") return block.rows.flat();
  return block.kind === "list" ? block.items : "text" in block ? [block.text] : [];
});
const linked = (text: string) => [...text.matchAll(/\(operation:([^)]+)\)/g)].map(([, summary]) => summary);

/** Operations that measure something, with the parameters they take. */
const measures = places.flatMap((place) => {
  const id = place.operation.operationId as keyof typeof operationTable;
  const { summary, tag, location, window } = { location: null, window: null, ...operationTable[id] };
  if (place.contract !== "data-api" || /foundational|taxonomy|lookup|health check/.test(tag)) return [];
  return [{ summary, location, window, parameters: parametersOf(place) }];
});
type Measure = (typeof measures)[number];
const takes = ({ parameters }: Measure, name: string) => parameters.find((one) => one.name === name);
const most = (measure: Measure, name: string) =>
  (takes(measure, name)?.["x-list"] as { maxItems?: number } | undefined)?.maxItems;

test.each<[which: string, said: string, is: (measure: Measure) => unknown]>([
  ["take no place", "**No location**", ({ location }) => !location],
  [
    "let the narrowest place win",
    "**narrowest wins**",
    ({ location }) => location?.precedence === "narrowest",
  ],
  ["take ten areas", "5; 10 on ", (one) => most(one, "msa") === 10],
  ["take no county", "`county` and `city` as well", (one) => one.location && !takes(one, "county")],
  ["take few attributes", "takes every attribute", (one) => takes(one, "function") && !takes(one, "skill")],
  ["take no dates", "**No dates**", (one) => !takes(one, "daterange")],
  ["are of other dates", "the past year is meant", ({ window }) => window && window.default !== "1y"],
])("the guide names the operations that %s", (_which, said, is) => {
  const [text = "", ...others] = texts.filter((one) => one.includes(said));
  expect(others).toEqual([]);
  expect(linked(text).sort()).toEqual(
    measures
      .filter(is)
      .map(({ summary }) => summary)
      .sort(),
  );
});

test("the guide tells the status and apiCode of every refusal, and what to do about it", () => {
  const codes = commonInvalidRequest.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  for (const { status, apiCode, message } of Object.values(problems)) {
    expect(codes.find(([code]) => code === `\`${apiCode}\``)?.[1]?.split(", "), message).toContain(
      `${status}`,
    );
    const explained = refusals.filter((one) => one.status === status && one.apiCode === apiCode);
    expect(
      explained.some(({ title }) => title.startsWith(message)),
      message,
    ).toBe(true);
  }
});

test("the reference tells how often an operation may be called: as its level lets it, and the units of a minute", () => {
  const { callsPerMinute, unitsPerMinute } = standardRates;
  for (const operation of Object.values(operationTable)) {
    const { summary, level, callUnits } = { level: 0, callUnits: 0, ...operation };
    const ofLevel = callsPerMinute[level - 1];
    expect(requestsPerMinute(level, callUnits), summary).toBe(
      ofLevel && Math.min(ofLevel, Math.floor(unitsPerMinute / callUnits)),
    );
  }
});

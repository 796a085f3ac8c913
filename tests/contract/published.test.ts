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
import { expect, test } from "vitest";
import type { Block } from "../../packages/portal/src/guide/Block.ts";
import { inputParameters } from "../../packages/portal/src/guide/pages/inputParameters.ts";
import { bundled } from "./cases.ts";

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

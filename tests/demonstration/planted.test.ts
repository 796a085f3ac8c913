import { afterAll, beforeAll, describe } from "vitest";
import { PlantedMarket } from "./PlantedMarket.ts";
import { testHiring } from "./testHiring.ts";
import { testPay } from "./testPay.ts";
import { testPlaces } from "./testPlaces.ts";
import { testSkills } from "./testSkills.ts";
import { testTexts } from "./testTexts.ts";

describe("measures find what the demonstration market was made with", () => {
  const planted = new PlantedMarket();
  beforeAll(() => planted.open(), 600_000);
  afterAll(() => planted.close());

  describe("in skills", () => testSkills(planted));
  describe("in pay", () => testPay(planted));
  describe("in places", () => testPlaces(planted));
  describe("in hiring", () => testHiring(planted));
  describe("in texts and reviews", () => testTexts(planted));
});

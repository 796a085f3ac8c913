import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { createExtractor } from "../extractor/createExtractor.ts";
import { createExtractorPool } from "./createExtractorPool.ts";

test("reads ads in worker threads as the extractor reads them, in their order", async () => {
  const ads = ["Registered Nurse", "Python Developer", "Forklift Driver"].map((title) => ({
    title,
    description: `We are hiring a ${title}. You need two years of experience.`,
  }));
  const pool = createExtractorPool({ workers: 2 });
  try {
    const [together, ...single] = await Promise.all([pool.read(ads), ...ads.map((ad) => pool.read([ad]))]);
    const { read } = createExtractor(loadTaxonomy());
    expect(together).toEqual(ads.map((ad) => read(ad)));
    expect(single.flat()).toEqual(together);
  } finally {
    await pool.close();
  }
});

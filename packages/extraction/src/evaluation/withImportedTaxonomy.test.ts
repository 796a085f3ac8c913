import { existsSync } from "node:fs";
import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { withImportedTaxonomy } from "./withImportedTaxonomy.ts";

const release = new URL("../../../../../shared/data/reference/onet/", import.meta.url);

test.skipIf(!existsSync(release))(
  "what the importer brings in stands beside the shipped names, which keep their ids (needs the data folder)",
  async () => {
    const shipped = loadTaxonomy();
    const checked = await withImportedTaxonomy((imported) => {
      expect(imported.titles.size).toBeGreaterThan(shipped.titles.size + 40_000);
      expect(imported.skills.size).toBeGreaterThan(shipped.skills.size);
      for (const { id, name } of shipped.skills.all) expect(imported.skills.byId(id)?.name).toBe(name);
      const word = imported.skills.all.find(({ name, domain }) => domain === "onet" && name === "Scheme");
      expect(word?.rule).toBe("case cue list");
      return "seen";
    });
    expect(checked).toBe("seen");
  },
  120_000,
);

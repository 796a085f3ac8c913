import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openWarehouse, type PostingDetails } from "../../packages/warehouse/src/index.ts";

/** A data folder of a test's own. */
export class LoadedPostings {
  readonly folder = mkdtempSync(join(tmpdir(), "ingest-"));

  /** All postings it holds, by the name of their source and their key in it. */
  async all(): Promise<Map<string, PostingDetails>> {
    const warehouse = await openWarehouse(this.folder, { pollMs: 0 });
    try {
      const found = await warehouse.current.details(Array.from({ length: 400 }, (_, index) => index + 1));
      return new Map(found.map((posting) => [`${posting.source.name} ${posting.key}`, posting]));
    } finally {
      await warehouse.close();
    }
  }

  /** The posting of a title, as its ad writes it, in a source whose name has these words. */
  async byTitle(title: string, source = ""): Promise<PostingDetails | undefined> {
    const postings = [...(await this.all()).values()];
    return postings.find((it) => it.rawTitle === title && it.source.name.includes(source));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { basename } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyForDesign } from "../../scripts/design/copyForDesign.ts";
import { findingText } from "../../scripts/design/Finding.ts";
import { type Design, type DesignEvent, openDesign } from "../../scripts/design/openDesign.ts";

let folder: string;
let design: Design;
const events: DesignEvent[] = [];

beforeAll(async () => {
  folder = await copyForDesign();
  // Each save is taken up, and each that puts the file back: the smaller contract takes less time.
  for (const part of ["spec", "generated"]) await rm(`${folder}/${part}/data-api`, { recursive: true });
  design = await openDesign({ folder, port: 0, told: (event) => events.push(event) });
  await waitFor("linted");
});
afterAll(async () => {
  await design?.close();
  await rm(folder, { recursive: true, force: true });
});

async function waitFor(kind: DesignEvent["kind"]): Promise<string[]> {
  for (;;) {
    const event = events.find((each) => each.kind === kind);
    if (event) return event.findings.map(findingText);
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

/** Saves a changed file, waits for what is told of it, puts the file back and waits until that is taken up too. */
async function saved(
  file: string,
  change: (text: string) => string,
  kind: DesignEvent["kind"],
  look: (told: string[]) => unknown,
) {
  const path = `${folder}/${file}`;
  const text = await readFile(path, "utf8");
  expect(change(text), "the change changes something").not.toBe(text);
  events.length = 0;
  await writeFile(path, change(text));
  const told = await waitFor(kind);
  await look(told);
  events.length = 0;
  await writeFile(path, text);
  await waitFor("linted");
}

const details = "spec/portal-api/paths/session/getUserDetails.yaml";
const previewed = async () => (await fetch(`${design.preview}/portal-api/openapi.json`)).text();

test("a saved description is in the preview, in the types and in the hooks", async () => {
  // Another designer's files, and what a designer who was killed has left; no process has the greatest number there is.
  const [others, left] = [process.ppid, 2147483647].map(
    (pid) => `${folder}/generated/.new-portal-api-${pid}`,
  ) as [string, string];
  await Promise.all([mkdir(others), mkdir(left)]);
  await saved(
    details,
    (text) => text.replace("The signed-in person,", "Whoever is signed in,"),
    "seen",
    async () => {
      expect(await previewed()).toContain("Whoever is signed in,");
      for (const file of ["types.ts", "hooks/index.ts", "openapi.yaml"])
        expect(await readFile(`${folder}/generated/portal-api/${file}`, "utf8"), file).toContain(
          "Whoever is signed in,",
        );
      const asides = (await readdir(`${folder}/generated`)).filter((name) => name.startsWith("."));
      expect(asides, "of several processes each has a folder of its own aside").toEqual([basename(others)]);
    },
  );
});

test("a saved example is what the mock answers", () =>
  saved(
    "spec/portal-api/examples/getUserDetails.subscriber.yaml",
    (text) => text.replace(/userID: \d+/, "userID: 4711"),
    "seen",
    async () => {
      const answer = await fetch(`${design.mocks["portal-api"]}/userdetails`, {
        headers: { authorization: "Bearer any", "x-requested-with": "XMLHttpRequest" },
      });
      expect((await answer.json()).userID).toBe(4711);
    },
  ));

test("a breach of a house rule is told with file, line and mend", () =>
  saved(
    details,
    (text) => text.replace(/summary: .*/, "summary: Insights"),
    "linted",
    (told) => {
      expect(told.join("\n")).toMatch(
        /spec\/portal-api\/paths\/\w+\/\w+\.yaml:\d+ {2}summary "Insights" .* change the summary in one of the two files {2}\[operation-summary-unique\]/,
      );
    },
  ));

test("an example that does not fit its schema is told in the file of the example's operation", () =>
  saved(
    "spec/portal-api/examples/getUserDetails.subscriber.yaml",
    (text) => text.replace(/userID: \d+/, "userID: many"),
    "seen",
    (told) => {
      expect(told.join("\n")).toMatch(/spec\/portal-api\/.*\.yaml:\d+ .*make the example fit its schema/);
    },
  ));

test("broken YAML is told with its line, and the last good preview stays", async () => {
  const before = await previewed();
  await saved(
    details,
    (text) => text.replace("  summary: User", '  summary: "User'),
    "broken",
    async (told) => {
      expect(told[0]).toMatch(
        /^spec\/portal-api\/paths\/session\/getUserDetails\.yaml:\d+ {2}.*mend the YAML on this line or the one above/,
      );
      expect(await previewed()).toBe(before);
    },
  );
});

test("a $ref to a file that is not there is told with its line and the nearest name", () =>
  saved(
    details,
    (text) => text.replace("parameters/XRequestedWith.yaml", "parameters/XRequestedWit.yaml"),
    "broken",
    (told) => {
      expect(told).toEqual([
        "spec/portal-api/paths/session/getUserDetails.yaml:11  the $ref names spec/portal-api/parameters/XRequestedWit.yaml, which is not there; write the file, or did you mean spec/portal-api/parameters/XRequestedWith.yaml?  [reference]",
      ]);
    },
  ));

test("a taken port is refused in a sentence", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await new Promise((resume) => holder.once("listening", resume));
  const { port } = holder.address() as { port: number };
  await expect(openDesign({ folder, port, told: () => {} })).rejects.toThrow(`Port ${port} is busy`);
  holder.close();
});

test("a folder that cannot be written is told, and the next save tries again", async () => {
  const [generated, aside] = [`${folder}/generated`, `${folder}/aside`];
  await rename(generated, aside);
  await writeFile(generated, "");
  await saved(
    details,
    (text) => text.replace("The signed-in person,", "The one signed in,"),
    "broken",
    async (told) => {
      expect(told.join("\n")).toMatch(/ENOTDIR|EEXIST/);
      await rm(generated);
      await rename(aside, generated);
    },
  );
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findingText } from "../../scripts/design/Finding.ts";
import { root } from "../../scripts/generate/contracts.ts";
import { lintContracts } from "../../scripts/lint/lintContracts.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  for (const part of [".spectral.yaml", "scripts/spectral", "spec/portal-api"])
    cpSync(`${root}/${part}`, `${folder}/${part}`, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const session = "spec/portal-api/paths/session/getUserDetails.yaml";
const change = (file: string, from: RegExp, to: string) => {
  const text = readFileSync(`${folder}/${file}`, "utf8");
  expect(text).toMatch(from);
  writeFileSync(`${folder}/${file}`, text.replace(from, to));
};
const found = () => lintContracts(folder).map(findingText);

test("what cannot be bundled is told with file, line and mend, and nothing else is", () => {
  change(session, /getUserDetails\.admin\.yaml/, "getUserDetails.admins.yaml");
  change("spec/portal-api/schemas/ReleaseNote.yaml", /$/, "\tsurprise: true\n");
  writeFileSync(`${folder}/spec/portal-api/schemas/UserDetails.yaml`, "# later\n");
  expect(found()).toEqual([
    expect.stringMatching(/getUserDetails\.yaml:\d+ {2}the \$ref names .*; write the file, or did you mean /),
    expect.stringMatching(
      /schemas\/ReleaseNote\.yaml:\d+ {2}Tabs are not allowed.*; mend the YAML on this line/,
    ),
    expect.stringMatching(/schemas\/UserDetails\.yaml:1 {2}the file is empty; /),
  ]);
});

test("a file that nothing uses, an example beside its schema and a summary that is no heading are told where they stand", () => {
  cpSync(
    `${folder}/spec/portal-api/schemas/ReleaseNote.yaml`,
    `${folder}/spec/portal-api/schemas/Lonely.yaml`,
  );
  cpSync(`${folder}/${session}`, `${folder}/spec/portal-api/paths/session/getOther.yaml`);
  change("spec/portal-api/examples/getUserDetails.admin.yaml", /userEmail: .*/, "userEmail: 7");
  change(session, /summary: .*/, "summary: no heading");
  expect(found()).toEqual([
    expect.stringMatching(/examples\/getUserDetails\.admin\.yaml:\d+ .*make the example fit its schema/),
    expect.stringMatching(
      /paths\/session\/getOther\.yaml:1 .*with a \$ref to it in spec\/portal-api\/openapi\.yaml/,
    ),
    expect.stringMatching(/paths\/session\/getUserDetails\.yaml:\d+ .*write the summary as a heading/),
    expect.stringMatching(/schemas\/Lonely\.yaml:1 {2}no \$ref leads to this file/),
  ]);
});

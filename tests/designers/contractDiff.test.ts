import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareContracts } from "../../scripts/diff/compareContracts.ts";
import { releaseNote } from "../../scripts/diff/releaseNote.ts";
import { releasedVersions } from "../../scripts/diff/releases.ts";
import { reportDiff } from "../../scripts/diff/reportDiff.ts";
import {
  allowsBreaking,
  compareVersions,
  nextBreaking,
  readVersion,
} from "../../scripts/diff/versionRule.ts";
import { contracts, root } from "../../scripts/generate/contracts.ts";
import type { Document } from "../../scripts/generate/Document.ts";
import { type Loose, small } from "./smallContract.ts";

/** The operation and the two schemas of the small contract, to be changed at will. */
type Parts = { operation: Loose; wish: Loose; answer: Loose; document: Loose };

function changed(change: (parts: Parts) => void): string[] {
  const after = small();
  const document = after as unknown as Loose;
  const schemas = document.components?.schemas as unknown as { Wish: Loose; Answer: Loose };
  const operation = after.paths["/a"]?.get as unknown as Loose;
  change({ operation, wish: schemas.Wish, answer: schemas.Answer, document });
  return compareContracts(small(), after).map(({ kind, what }) => `${kind}: ${what}`);
}

const cases: [title: string, told: string, change: (parts: Parts) => void][] = [
  [
    "a removed property of an answer",
    "breaking: answer 200 note removed",
    ({ answer }) => delete answer.properties?.note,
  ],
  [
    "an answer that may become null",
    'breaking: answer 200 count.type: "integer" → ["integer","null"]',
    ({ answer }) => Object.assign(answer.properties?.count ?? {}, { type: ["integer", "null"] }),
  ],
  [
    "an answer that is never null any more",
    'additive: answer 200 note.type: ["string","null"] → "string"',
    ({ answer }) => Object.assign(answer.properties?.note ?? {}, { type: "string" }),
  ],
  [
    "a property that an answer may leave out",
    'breaking: answer 200 required removed: "count"',
    ({ answer }) => Object.assign(answer, { required: [] }),
  ],
  [
    "another value of an answer",
    'breaking: answer 200 kind.enum added: "w"',
    ({ answer }) => Object.assign(answer.properties?.kind ?? {}, { enum: ["x", "y", "w"] }),
  ],
  [
    "a constant that changes",
    'breaking: answer 200 only.const: "z" → "q"',
    ({ answer }) => Object.assign(answer.properties?.only ?? {}, { const: "q" }),
  ],
  [
    "a new property of an answer",
    "additive: answer 200 more added",
    ({ answer }) => Object.assign(answer.properties ?? {}, { more: { type: "string" } }),
  ],
  [
    "a value that is no longer taken",
    'breaking: parameter sort enum removed: "down"',
    ({ operation }) =>
      Object.assign((operation.parameters as Loose[])[1] ?? {}, { schema: { enum: ["up"] } }),
  ],
  [
    "a default that is no longer told",
    "documentation: parameter page default removed: 1",
    ({ operation }) => Object.assign((operation.parameters as Loose[])[2] ?? {}, { schema: {} }),
  ],
  [
    "another default",
    "breaking: parameter page default: 1 → 2",
    ({ operation }) => Object.assign((operation.parameters as Loose[])[2] ?? {}, { schema: { default: 2 } }),
  ],
  [
    "a lower bound",
    "breaking: parameter size maximum: 9 → 5",
    ({ operation }) => Object.assign((operation.parameters as Loose[])[0]?.schema ?? {}, { maximum: 5 }),
  ],
  [
    "a higher bound",
    "additive: parameter size maximum: 9 → 50",
    ({ operation }) => Object.assign((operation.parameters as Loose[])[0]?.schema ?? {}, { maximum: 50 }),
  ],
  [
    "a new optional parameter, put first",
    "additive: parameter first added",
    ({ operation }) =>
      (operation.parameters as unknown[]).unshift({ name: "first", in: "query", schema: { type: "string" } }),
  ],
  [
    "a new required parameter",
    "breaking: parameter must added",
    ({ operation }) =>
      (operation.parameters as unknown[]).push({
        name: "must",
        in: "query",
        required: true,
        schema: { type: "string" },
      }),
  ],
  [
    "a property a body must now have",
    'breaking: body required added: "b"',
    ({ wish }) => (wish.required as unknown as string[]).push("b"),
  ],
  [
    "a higher price",
    "breaking: x-call-units: 1 → 2",
    ({ operation }) => Object.assign(operation, { "x-call-units": 2 }),
  ],
  [
    "a shorter list",
    "breaking: parameter sort x-list maxItems: 10 → 5",
    ({ operation }) => Object.assign((operation.parameters as Loose[])[1]?.["x-list"] ?? {}, { maxItems: 5 }),
  ],
  [
    "a place that must now be given",
    "breaking: x-location.required: false → true",
    ({ operation }) => Object.assign(operation["x-location"] ?? {}, { required: true }),
  ],
  [
    "an operation under another name",
    'breaking: operationId: "getA" → "getB"',
    ({ operation }) => Object.assign(operation, { operationId: "getB" }),
  ],
  [
    "another summary",
    'documentation: summary: "A" → "B"',
    ({ operation }) => Object.assign(operation, { summary: "B" }),
  ],
  [
    "another description",
    'documentation: answer 200 note.description: "A note." → "Words."',
    ({ answer }) => Object.assign(answer.properties?.note ?? {}, { description: "Words." }),
  ],
  [
    "a removed operation",
    "breaking: the operation removed",
    ({ document }) => Object.assign(document, { paths: {} }),
  ],
  [
    "a new status",
    "additive: answer 418 added",
    ({ operation }) => Object.assign(operation.responses ?? {}, { "418": { description: "Tea." } }),
  ],
];

test.for(cases)("%s is told", ([, told, change]) => {
  expect(changed(change)).toEqual([told]);
});

test("a property that is new and always there is one change, and the same change at many places too", () => {
  const added = changed(({ answer }) => {
    Object.assign(answer.properties ?? {}, { more: { type: "string" } });
    Object.assign(answer, { required: ["count", "more"] });
  });
  expect(added).toEqual(["additive: answer 200 more added"]);
  const part = (title: string) => ({
    type: "object",
    properties: { id: { type: "integer", description: title } },
  });
  const parts = (title: string) =>
    Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, part(title)]));
  const [before, after] = ["An id.", "A number."].map((title) => {
    const document = small();
    const schemas = document.components?.schemas as { Answer: Loose };
    Object.assign(schemas.Answer.properties ?? {}, parts(title));
    return document;
  });
  expect(compareContracts(before as Document, after as Document).map(({ what }) => what)).toEqual([
    'answer 200 a.id.description: "An id." → "A number.", and so at 3 places more',
  ]);
});

test("what an operation shares with others by a reference is judged on its side of the call, and told by its name", () => {
  const shared = (bound: number, name: string) =>
    structuredClone({
      ...small(),
      paths: {
        "/a": {
          get: {
            operationId: "getA",
            parameters: [{ $ref: "#/components/parameters/Size" }],
            responses: Object.fromEntries(
              ["400", "401", "429", "500"].map((status) => [
                status,
                { $ref: "#/components/responses/Refusal" },
              ]),
            ),
          },
        },
      },
      components: {
        parameters: { Size: { name, in: "query", schema: { type: "integer" } } },
        responses: {
          Refusal: { content: { "application/json": { schema: { $ref: "#/components/schemas/No" } } } },
        },
        schemas: {
          No: { type: "object", properties: { why: { enum: ["x", "y"].slice(0, bound) } } },
        },
      },
    }) as unknown as Document;
  const told = (before: Document, after: Document) =>
    compareContracts(before, after).map(({ kind, what }) => `${kind}: ${what}`);
  expect(told(shared(1, "size"), shared(2, "size"))).toEqual([
    'breaking: answer 400 why.enum added: "y", and so with 3 statuses more',
  ]);
  expect(told(shared(2, "size"), shared(1, "size"))).toEqual([
    'additive: answer 400 why.enum removed: "y", and so with 3 statuses more',
  ]);
  expect(told(shared(2, "size"), shared(2, "length"))).toEqual([
    "breaking: parameter size removed",
    "additive: parameter length added",
  ]);
});

test("a contract that did not change has no changes, though its schemas be renamed", () => {
  const renamed = JSON.parse(JSON.stringify(small()).replaceAll('Answer"', 'Reply"'));
  expect(compareContracts(small(), renamed)).toEqual([]);
});

test("a breaking change fails unless the version says so, and the failure says which version would", () => {
  const after = small();
  after.paths = {};
  const released = { name: "v0.1", document: small() };
  expect(reportDiff("small", released, after).lines.at(-1)).toContain(
    "set info.version in spec/small/openapi.yaml to v0.2",
  );
  after.info.version = "v0.1.1";
  expect(reportDiff("small", released, after).allowed).toBe(false);
  after.info.version = "v0.2";
  expect(reportDiff("small", released, after).allowed).toBe(true);
});

test("before 1.0 a higher minor version may break callers, from 1.0 on only a higher major one", () => {
  expect([
    allowsBreaking("v0.1", "v0.2"),
    allowsBreaking("v0.1", "v0.1.5"),
    allowsBreaking("v0.9", "v1.0"),
  ]).toEqual([true, false, true]);
  expect([
    allowsBreaking("v1.0", "v1.1"),
    allowsBreaking("v1.9", "v2.0"),
    nextBreaking("v0.3"),
    nextBreaking("v1.3"),
  ]).toEqual([false, true, "v0.4", "v2.0"]);
  expect(["v0.10", "v0.9", "v0.9.1"].sort(compareVersions)).toEqual(["v0.9", "v0.9.1", "v0.10"]);
  expect(() => readVersion("one")).toThrow('info.version is "one"; write it like v0.2 or v1.0.1');
});

test("the draft of a release note has the form of the published ones and tells breaking changes first", () => {
  const after = small();
  after.paths["/a"] = { get: { ...after.paths["/a"]?.get, summary: "B", operationId: "getB" } as never };
  expect(releaseNote("The API", "v0.2", "2026-12-01", compareContracts(small(), after))).toBe(
    '---\ntitle: The API\nreleaseversion: v0.2.0\nreleasedate: "2026-12-01"\n---\n**What you have to change**\n\n- GET /a: operationId: "getA" → "getB"\n\n**What is said better**\n\n- GET /a: summary: "A" → "B"\n',
  );
});

test.for(contracts())(
  "the releases of $name are kept, and what is written now may follow them",
  ({ name }) => {
    expect(releasedVersions(name)[0]).toBe("v0.1");
    const now = JSON.parse(readFileSync(`${root}/generated/${name}/openapi.json`, "utf8")) as Document;
    expect(compareVersions(releasedVersions(name).at(-1) ?? "", now.info.version)).toBeLessThanOrEqual(0);
  },
);

test("the command refuses what is neither a release nor a revision, and names the releases", () => {
  const { stderr, status } = spawnSync(process.execPath, [`${root}/scripts/contractDiff.ts`, "v9.9"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "v9.9 is neither a released version of data-api (v0.1) nor a git revision that has it.",
  );
});

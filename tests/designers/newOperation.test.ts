import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../scripts/generate/contracts.ts";
import { layOperation } from "../../scripts/newOperation/layOperation.ts";
import { readPlan } from "../../scripts/newOperation/readPlan.ts";
import { bundled } from "../contract/cases.ts";
import { copyWorkspace } from "./copyWorkspace.ts";

let folder: string;
beforeAll(() => {
  folder = copyWorkspace();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  return { status, told: `${stdout}${stderr}` };
};
const tool = (name: string, ...args: string[]) => run(`${folder}/node_modules/.bin/${name}`, ...args);

test("a new operation compiles at once, keeps the house rules, and its tests say what is left to write", () => {
  const laid = run(
    process.execPath,
    "scripts/newOperation.ts",
    "/v1/lmi/vacancyrate",
    "--name",
    "getVacancyRate",
  );
  expect(laid.told).toContain("getVacancyRate  GET /v1/lmi/vacancyrate  hiring strategy, level 1");
  expect(laid.status).toBe(0);
  const files = [...laid.told.matchAll(/ {2}written {3}(.*)/g)].map(([, file]) => file);
  expect(files).toHaveLength(9);

  const include = ["packages/*/src", "generated", "scripts", "tests/contract"];
  writeFileSync(`${folder}/tsconfig.laid.json`, JSON.stringify({ extends: "./tsconfig.json", include }));
  expect(tool("tsc", "-p", "tsconfig.laid.json")).toEqual({ status: 0, told: "" });
  expect(
    tool("biome", "check", "--error-on-warnings", "packages/server/src/operations", "packages/analytics/src")
      .status,
  ).toBe(0);
  const lint = run(process.execPath, "scripts/lint.ts");
  expect(lint.told, "lint").toContain("nothing to mend");

  const tests = tool("vitest", "run", "vacancyRate", "getVacancyRate", "--retry=0");
  expect(tests.told).toContain("Write in packages/analytics/src/hiring/vacancyRate.ts what is measured");
  expect(tests.told).toContain(
    "Write in packages/server/src/operations/hiring-strategy/getVacancyRate.ts what is answered",
  );
  expect(tests.told).toMatch(/Tests +2 failed \(2\)/);
  expect(
    tool("vitest", "run", "tests/contract/names.test.ts", "-t", "stands in|is named|is used|as it is charged")
      .status,
  ).toBe(0);

  const generated = JSON.parse(readFileSync(`${folder}/generated/data-api/openapi.json`, "utf8"));
  const wish = { path: "/v1/lmi/vacancyrate", name: "getVacancyRate" };
  expect(readPlan(wish, generated, folder), "as long as nobody has written in it").toMatchObject({
    measure: "vacancyRate",
  });
  const again = run(process.execPath, "scripts/newOperation.ts", "/v1/lmi/vacancyrate");
  expect(again).toEqual({ status: 1, told: "/v1/lmi/vacancyrate is there already: it is getVacancyRate.\n" });
  expect(readFileSync(`${folder}/spec/data-api/openapi.yaml`, "utf8").match(/vacancyrate/g)).toHaveLength(1);
});

test("a run that was ended halfway is carried on by the same command, and what is written since is left alone", () => {
  const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");
  const plan = readPlan({ path: "/v1/lmi/vacancies" }, bundled("data-api"), folder);
  const { written, extended } = layOperation(plan, folder);
  const whole = extended.map(read);
  for (const file of written.slice(3)) rmSync(`${folder}/${file}`);
  layOperation(readPlan({ path: "/v1/lmi/vacancies" }, bundled("data-api"), folder), folder);
  expect(written.every((file) => existsSync(`${folder}/${file}`))).toBe(true);
  expect(extended.map(read)).toEqual(whole);
  expect(read("scripts/record/requests.data.ts")).toContain("  getVacancies: measured(");

  const [first = ""] = written;
  writeFileSync(`${folder}/${first}`, `${read(first)}# mine\n`);
  expect(() => layOperation(plan, folder)).toThrow(`${first} is there already and says something else`);
  expect(read(first)).toContain("# mine");
});

test.for([
  [{ path: "lmi/vacancies" }, "lmi/vacancies is no path for an operation: write it like /v1/lmi/vacancies"],
  [{ path: "/v1/lmi/Vacancies" }, "lower-case letters and digits"],
  [{ path: "/v1/lmi/vacancies/" }, "no slash at the end"],
  [{ path: "/v1/lmi/demand" }, "/v1/lmi/demand is there already: it is getDemand."],
  [
    { path: "/v1/lmi/vacancies", name: "vacancies" },
    "vacancies is no name for an operation: write it like getVacancies",
  ],
  [{ path: "/v1/lmi/vacancies", name: "getDemand" }, "getDemand is the name of /v1/lmi/demand already"],
  [
    { path: "/v1/lmi/vacancies", tag: "hiring" },
    "hiring is no tag of measures: one of hiring strategy, skill strategy",
  ],
  [{ path: "/v1/lmi/vacancies", tag: "hiring stratgy" }, 'did you mean --tag "hiring strategy"?'],
  [{ path: "/v9/other/vacancies" }, "Say where it belongs with --tag"],
  [{ path: "/v1/lmi/vacancies", level: "4" }, "4 is no level: give --level 1, 2 or 3."],
  [{ path: "/v1/lmi/survival", name: "getSurvival" }, "There is a measure hiring/survival.ts already"],
] as const)("%j is refused: %s", ([wish, told]) => {
  expect(() => readPlan(wish, bundled("data-api"), root)).toThrow(told);
});

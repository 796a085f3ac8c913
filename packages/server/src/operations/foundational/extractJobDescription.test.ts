import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { smallCall } from "../smallCall.ts";

const call = smallCall();
const nurse =
  "Requirements: you must have a valid driver's license and be proficient in Microsoft Excel.\nNice to have: Python.";

// A3 JD extract
test("reads occupation, function, skills and credentials from a role and its description", async () => {
  const body = { role: "Registered nurse", jobdescription: nurse };
  const answer = await call("extractJobDescription", "", body);
  expect(answer).toMatchObject({
    data: {
      jobDescription: {
        occupation: { soc_code: "29-1141.00", id: 29114100, label: "Registered Nurses" },
        function: { id: 12 },
        credential: [{ id: 1, name: "Driver's licence", required: true }],
        credentials: { required: [{ id: 1, name: "Driver's licence" }], preferred: [] },
      },
    },
    input: body,
  });
  const skills = "data" in answer ? answer.data.jobDescription.skills : [];
  expect(skills).toContainEqual({ id: 1001, name: "Python", required: false });
  expect(skills).toContainEqual(expect.objectContaining({ name: "Microsoft Excel", required: true }));
});

test("has no occupation where the text names none", async () => {
  const answer = await call("extractJobDescription", "", { jobdescription: "Lorem ipsum dolor." });
  expect(answer).toMatchObject({
    data: { jobDescription: { occupation: null, function: null, skills: [] } },
  });
});

// A5 JD extractor: role or jobdescription
test("wants a role or a text, and a country that exists", async () => {
  await expect(call("extractJobDescription", "", {})).rejects.toThrow(
    "provide at least one parameter from: role",
  );
  await expect(call("extractJobDescription", "", { role: "  " })).rejects.toMatchObject({
    word: "textMissing",
  });
  await expect(call("extractJobDescription", "", { role: "Nurse", country: "XX" })).rejects.toMatchObject({
    word: "invalidValue",
  });
});

test("lists up to two hundred skills, those first mentioned", async () => {
  const names = loadTaxonomy()
    .skills.all.map(({ name }) => name)
    .filter((name) => name.length > 7 && name.length < 20);
  const text = names.reduce((list, name) => (list.length < 9_900 ? `${list}\n- ${name}` : list), "");
  const answer = await call("extractJobDescription", "", { jobdescription: text });
  expect("data" in answer && answer.data.jobDescription.skills).toHaveLength(200);
});

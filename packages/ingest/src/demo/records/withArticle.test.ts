import { DuckDBInstance } from "@duckdb/node-api";
import { expect, test } from "vitest";
import { withArticle } from "./withArticle.ts";

test("a title has the article that it is spoken with", async () => {
  const titles = [
    ...[
      "an Accountant",
      "an Electrician",
      "an E-commerce Manager",
      "an Underwriter",
      "an Usher",
      "an Ultrasound Technician",
    ],
    ...[
      "an HR Manager",
      "an IT Manager",
      "an MRI Technologist",
      "an R&D Engineer",
      "an X-Ray Technician",
      "an Oncology Nurse",
    ],
    ...[
      "a Nurse",
      "a UX Designer",
      "a Unit Manager",
      "a User Researcher",
      "a European Patent Attorney",
      "a One Stop Adviser",
    ],
    ...[
      "a NICU Nurse",
      "a SOC Analyst",
      "a Head Chef",
      "a Software Engineer",
      "a C# Developer",
      "a QA Engineer",
    ],
  ];
  const connection = await (await DuckDBInstance.create()).connect();
  for (const written of titles) {
    const title = written.replace(/^an? /, "");
    const reader = await connection.runAndReadAll(`SELECT ${withArticle("$1")}`, [title]);
    expect(reader.getRows()).toEqual([[written]]);
  }
  connection.closeSync();
});

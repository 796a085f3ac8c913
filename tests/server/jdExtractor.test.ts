import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./openTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe("the job description extractor", () => {
  const ask = async (payload: unknown, type = "application/json") =>
    server.app.inject({
      method: "POST",
      url: "/v1/taxonomap/jdextractor",
      headers: { authorizationtoken: await server.token(), "content-type": type },
      payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    });

  // A5 JD extractor: limits of role and text
  test.each([
    ["neither role nor text", {}, 400, "provide at least one parameter from: role"],
    ["a role with special characters", { role: "Nurse <b>" }, 400, "Invalid format for a query parameter"],
    ["a role of 51 characters", { role: "a".repeat(51) }, 400, "Given parameter exceeds maximum input limit"],
    [
      "a text of 10,001 characters",
      { jobdescription: "a".repeat(10_001) },
      400,
      "Given parameter exceeds maximum input limit",
    ],
    [
      "a text that is not English",
      { jobdescription: "看護師を募集しています" },
      400,
      "Invalid format for a query parameter",
    ],
    [
      "a country there is not",
      { role: "Nurse", country: "XX" },
      400,
      "Invalid country present in the request. Country provided: XX",
    ],
    [
      "an unknown field",
      { role: "Nurse", colour: "red" },
      400,
      "Unknown parameter present in the request. Requested parameter : colour",
    ],
    [
      "an empty role and text",
      { role: "", jobdescription: " " },
      400,
      "provide at least one parameter from: role",
    ],
    ["no JSON", "{", 400, "Invalid format for the request body"],
    ["null", "null", 400, "Invalid format for the request body"],
  ])("%s is refused", async (_case, body, status, message) => {
    const response = await ask(body);
    expect(response.json().messages[0]).toBe(message);
    expect(response.statusCode).toBe(status);
  });

  test("a body of another type is 415, one that is too large 413", async () => {
    const form = "application/x-www-form-urlencoded";
    for (const type of ["text/plain", form]) {
      const refused = await ask("role=Nurse&role=Driver", type);
      expect(refused.json(), type).toMatchObject({ apiCode: "BAD_REQUEST", data: null });
      expect(refused.statusCode, type).toBe(415);
    }
    expect((await ask({ jobdescription: "a".repeat(200_000) })).statusCode).toBe(413);
  });

  test("no body at all is a text that is missing", async () => {
    const headers = { authorizationtoken: await server.token() };
    const response = await server.app.inject({ method: "POST", url: "/v1/taxonomap/jdextractor", headers });
    expect(response.json().messages).toEqual(["provide at least one parameter from: role"]);
    expect(response.statusCode).toBe(400);
  });

  test.each([
    [{ role: "Nurse (RN)" }, "Parameter role: character 7 (() cannot stand here; Name of the role"],
    [{ role: "Nurse", country: "us" }, "Parameter country: what is given does not fit; Country of the job"],
  ])("%j is told what does not fit", async (body, hint) => {
    expect((await ask(body)).json().messages[1]).toContain(hint);
  });

  test("reads a text whose role is left empty", async () => {
    const response = await ask({ role: "", jobdescription: "We seek a registered nurse." });
    expect(response.json().data.jobDescription.occupation.soc_code).toBe("29-1141.00");
  });

  test("reads occupation, function and skills with what is required", async () => {
    const response = await ask({
      role: "Senior Python Developer",
      jobdescription: "Requirements:\n- Strong Python and SQL\n\nNice to have:\n- Kubernetes",
    });
    const { jobDescription } = response.json().data;
    expect(jobDescription.occupation.soc_code).toMatch(/^15-12/);
    const names = Object.fromEntries(
      jobDescription.skills.map((skill: { name: string; required: boolean }) => [skill.name, skill.required]),
    );
    expect(names).toMatchObject({ Python: true, SQL: true, Kubernetes: false });
  });
});

import type { GuidePage } from "../Block.ts";

export const runningInPostman: GuidePage = {
  place: { section: "resources", item: "running-in-postman" },
  title: "Running in Postman",
  summary: "Every request of the API in one collection for Postman and other web API clients.",
  blocks: [
    {
      kind: "download",
      file: { collection: true },
      label: "Request collection (JSON)",
      description:
        "The collection is named “Talent Intelligence APIs” and made from the same contract as the API.",
    },
    {
      kind: "paragraph",
      text: "For a generator of clients or mocks take the contract itself, OpenAPI 3.1: [as JSON](file:openapi.json) or [as YAML](file:openapi.yaml).",
    },
    { kind: "title", id: "set-up", text: "Setting it up" },
    {
      kind: "list",
      ordered: true,
      items: [
        "Import the file: **File**, **Import**, then drop it.",
        "Open the collection's **Variables** and set `baseUrl` to the address of this API, `key` and `secret` to those of your subscription.",
        "Send **Access token** in the group foundational. It keeps the token in the variable `token`, which all other requests use.",
        "Send any other request. An hour later, send **Access token** again.",
      ],
    },
    { kind: "code", label: "The value of baseUrl", samples: [{ language: "HTTP", code: "{{apiUrl}}" }] },
    { kind: "title", id: "groups", text: "Groups of the collection" },
    {
      kind: "table",
      caption: "Groups of the collection",
      columns: ["Group", "Requests for"],
      rows: [
        ["foundational", "token, call units, talent profiles, job descriptions"],
        ["taxonomy", "ids of employers, skills, titles, credentials, occupations, sources, places"],
        ["lookup", "names of ids"],
        ["hiring strategy", "demand, supply, pay, difficulty, duration, rankings, listings"],
        ["skill strategy", "rankings, adjacencies, trends, evolution"],
        ["competitive benchmarking", "concentration, employers"],
        ["location strategy", "rankings, factors, adequacy, recommendations"],
        ["employer value proposition", "branding, sentiment, ratings, reviews"],
        ["diversity", "gender, ethnicity, graduates"],
        ["health check", "whether a service is up"],
      ],
    },
    { kind: "title", id: "command-line", text: "From the command line" },
    {
      kind: "code",
      label: "Run the collection with newman",
      samples: [
        {
          language: "Shell",
          code: `npx newman run "Talent Intelligence APIs.json" \\
  --env-var baseUrl={{apiUrl}} \\
  --env-var key="$TALENT_KEY" --env-var secret="$TALENT_SECRET" \\
  --delay-request 250`,
        },
      ],
    },
    {
      kind: "note",
      tone: "info",
      text: "The delay keeps the run below five requests per second. A full run costs the units of every request in it.",
    },
  ],
};

export const countryList: GuidePage = {
  place: { section: "resources", item: "country-list" },
  title: "Country List",
  summary: "The ISO2 codes the parameter `country` takes.",
  blocks: [
    {
      kind: "note",
      tone: "info",
      text: "39 countries are supported. The table lists more rows than that, Romania twice; it is the list of codes the API takes. Both figures stand.",
    },
    { kind: "referenceTable", list: "countries", caption: "Countries", rows: 57 },
    { kind: "title", id: "states-and-msas", text: "States and MSAs" },
    {
      kind: "paragraph",
      text: "Six countries have lists of states and metropolitan areas: US, CA, MX, DE, IN and GB. The file has all of them; the endpoints [States](operation:States) and [MSAs](operation:Metropolitan areas) search them.",
    },
    {
      kind: "download",
      file: { list: "states-msas" },
      label: "States and MSAs (xlsx)",
      description: "Ids and names, by country.",
    },
  ],
};

export const dataDictionary: GuidePage = {
  place: { section: "resources", item: "data-dictionary" },
  title: "Data Dictionary",
  summary: "Every field of every answer: its type, what it means and which operations answer with it.",
  blocks: [
    {
      kind: "paragraph",
      text: "Names are exactly as they are on the wire, their casing included. How figures are made stands under [Input parameters](route:/?section=input-parameters&open=methodology#methodology).",
    },
    { kind: "dataDictionary", caption: "Fields" },
    { kind: "title", id: "codes", text: "Lists of codes" },
    {
      kind: "download",
      file: { list: "credentials" },
      label: "Credentials (xlsx)",
      description: "Id and name of every credential.",
    },
    {
      kind: "download",
      file: { list: "soc8" },
      label: "SOC8 codes (xlsx)",
      description: "Code and name of every occupation.",
    },
  ],
};

export const industryList: GuidePage = {
  place: { section: "resources", item: "industry-list" },
  title: "Industry List",
  summary: "The 11 industries an employer can belong to.",
  blocks: [
    {
      kind: "paragraph",
      text: "Use the id as `industry` when you look for [Employers](operation:Employers).",
    },
    { kind: "referenceTable", list: "industries", caption: "Industries", rows: 11 },
    {
      kind: "paragraph",
      text: "Each industry is divided further: see the [Sub-Industry List](guide:resources/sub-industry-list).",
    },
  ],
};

export const subIndustryList: GuidePage = {
  place: { section: "resources", item: "sub-industry-list" },
  title: "Sub-Industry List",
  summary: "The 54 sub-industries, each belonging to one industry.",
  blocks: [
    {
      kind: "paragraph",
      text: "Use the id as `subindustry` when you look for [Employers](operation:Employers).",
    },
    { kind: "referenceTable", list: "subindustries", caption: "Sub-industries", rows: 54 },
  ],
};

export const functionList: GuidePage = {
  place: { section: "resources", item: "function-list" },
  title: "Function List",
  summary: "The 20 functions, ids 1 and 3 to 21; there is no id 2.",
  blocks: [
    { kind: "paragraph", text: "Use up to five ids as `function`, e.g. `function=3,not:7`." },
    { kind: "referenceTable", list: "functions", caption: "Functions", rows: 20 },
  ],
};

export const experienceLevel: GuidePage = {
  place: { section: "resources", item: "experience-level" },
  title: "Seniority / Experience Level",
  summary: "How many years of experience a posting asks for.",
  blocks: [
    { kind: "paragraph", text: "Use up to three ids as `experiencelevel`." },
    { kind: "referenceTable", list: "experience-levels", caption: "Experience levels", rows: 3 },
    {
      kind: "paragraph",
      text: "Postings that do not say are in none of these levels; the [Experience ranking](operation:Experience ranking) counts them as a fourth, Not specified.",
    },
  ],
};

export const educationLevel: GuidePage = {
  place: { section: "resources", item: "education-level" },
  title: "Education Level",
  summary: "The least education a posting asks for.",
  blocks: [
    { kind: "paragraph", text: "Use up to three ids as `educationlevel`." },
    { kind: "referenceTable", list: "education-levels", caption: "Education levels", rows: 4 },
  ],
};

export const employmentType: GuidePage = {
  place: { section: "resources", item: "employment-type" },
  title: "Employment Type",
  summary: "On what terms a job is offered.",
  blocks: [
    { kind: "paragraph", text: "Use up to three ids as `employmenttype`." },
    { kind: "referenceTable", list: "employment-types", caption: "Employment types", rows: 7 },
  ],
};

import type { GuidePage } from "../Block.ts";
import { demandSnippet, tokenSnippet } from "./snippets.ts";

export const overview: GuidePage = {
  place: { section: "overview" },
  title: "Overview",
  summary:
    "Hiring, skill, employer, location, diversity and employer-brand insight from job postings, as an API for your own tools.",
  blocks: [
    { kind: "title", id: "three-steps", text: "First answer in three steps" },
    {
      kind: "paragraph",
      text: "The quickest way asks for nothing but this browser: open [Demand](operation:Demand) in the API reference and press **Send API Request**. The console takes a token of your organisation's subscription from your login.",
    },
    {
      kind: "paragraph",
      text: "From your own code it takes your subscriber key and secret, which an administrator of your organisation makes in [My Account](account:).",
    },
    { kind: "subtitle", id: "step-token", text: "1. Get a token" },
    {
      kind: "paragraph",
      text: "Exchange key and secret for an access token. It is valid for one hour; more under [Authentication](guide:authentication). The samples read both from the environment: `export TALENT_KEY=… TALENT_SECRET=…`. Those in TypeScript and React use our packages `@talent/client` and `@talent/contract`, which npm installs from this server; more in the [FAQ](route:/faq?open=q19#q19).",
    },
    { kind: "code", label: "Get an access token", samples: tokenSnippet },
    { kind: "subtitle", id: "step-call", text: "2. Ask a question" },
    {
      kind: "paragraph",
      text: "Send the `access_token` of that answer in the header `authorizationToken`; the samples read it as well: `export TOKEN=…`. Demand needs a place and a role; here they are a whole country and talent profile 205, which stands for all talent.",
    },
    { kind: "code", label: "How many jobs are advertised in the United States?", samples: demandSnippet },
    { kind: "subtitle", id: "step-read", text: "3. Read the answer" },
    {
      kind: "paragraph",
      text: "Every answer has the same envelope. `data` holds the figures; `input` tells what was really used: the window after `daterange` was worked out, the defaults, and the data settings of your account.",
    },
    {
      kind: "code",
      label: "The envelope of an answer",
      samples: [
        {
          language: "JSON",
          code: `{
  "apiCode": "SUCCESS",
  "messages": [],
  "data": { "demand": { "count": 12345 } },
  "input": {
    "country": "US",
    "talentprofile": 205,
    "daterange": "2025-11-01-2026-10-31",
    "showstaffing": true,
    "showanonymous": true,
    "newJobs": true,
    "openJobs": false
  }
}`,
        },
      ],
    },
    {
      kind: "note",
      tone: "info",
      text: "Check `apiCode`, not the HTTP status alone. Too few records for a sound figure is HTTP 200 with `INSUFFICIENT_DATA` and `data: null`; a page past the end is `NO_DATA_FOUND`. All codes stand under [Common Invalid Request](guide:resources/common-invalid-request).",
    },
    { kind: "title", id: "what-is-inside", text: "What the API answers" },
    {
      kind: "table",
      caption: "Groups of endpoints",
      columns: ["Group", "Answers questions such as", "Begin with"],
      rows: [
        [
          "Foundational",
          "Who am I, what have I used, what role does this job description describe?",
          "[Call units](operation:Call units)",
        ],
        [
          "Taxonomy and lookup",
          "What is the id of this skill, title, employer, place?",
          "[Skills](operation:Skills)",
        ],
        [
          "Hiring strategy",
          "How many are sought, how many exist, what do they earn, how hard is hiring?",
          "[Demand](operation:Demand)",
        ],
        [
          "Skill strategy",
          "Which skills does a role need, which of them grow, which go together?",
          "[Skill ranking](operation:Skill ranking)",
        ],
        [
          "Competitive benchmarking",
          "Who else hires them, and how concentrated is the market?",
          "[Employer ranking](operation:Employer ranking)",
        ],
        [
          "Location strategy",
          "Where should a team be built?",
          "[Location ranking](operation:Location ranking)",
        ],
        [
          "Employer value proposition",
          "What do employers promise, and what do people say of them?",
          "[Employer branding](operation:Employer branding)",
        ],
        [
          "Diversity",
          "Who does this work today, and who graduates into it?",
          "[Gender diversity](operation:Gender diversity)",
        ],
        ["Health check", "Is a service up?", "[Demand health](operation:Health of demand)"],
      ],
    },
    { kind: "title", id: "concepts", text: "Words you will meet" },
    {
      kind: "table",
      caption: "Concepts",
      columns: ["Word", "Meaning"],
      rows: [
        ["Posting", "One advertised job. Reposts of the same job are counted once."],
        [
          "Demand",
          "The number of postings in a window of time. Active demand counts those open on the data's last day.",
        ],
        [
          "Supply",
          "An estimate of how many people do a kind of work in a place: the sum of the weights of a sample.",
        ],
        [
          "Talent profile",
          "A role defined once and used by its id: function, occupation, skills, certification, title, education, experience, employment type and keyword. Id 205 stands for all talent. A profile is shared by the product, shared with you, or yours.",
        ],
        ["Occupation", "What a job is, by the O*NET-SOC code of eight digits (SOC8), e.g. 15-1252.00."],
        [
          "Skill",
          "One of four categories: 1 Skills, 2 Knowledge (also called Knowledge Areas), 3 Tools and Technologies, 4 Personal Abilities.",
        ],
        ["Credential", "A licence or certificate, e.g. a driver's licence."],
        [
          "Location",
          "A country by its ISO2 code, or a state, metropolitan area (MSA), county or city by its id.",
        ],
        [
          "Industry and sub-industry",
          "What an employer does: 11 industries, 54 sub-industries, each of one industry.",
        ],
        [
          "Call unit",
          "What calls cost. Level 1 costs 1, most of Level 2 costs 3, Level 3 costs 10; see [Rate Limiting](guide:rate-limiting).",
        ],
      ],
    },
    { kind: "title", id: "settings", text: "Your data settings" },
    {
      kind: "paragraph",
      text: "Whether staffing agencies and anonymous employers are counted, and whether a posting counts when it is new in the window or when it is open at any time in it, follows the data settings in [My Account](account:). The answer repeats them as `showstaffing`, `showanonymous`, `newJobs` and `openJobs`; exactly one of the last two is true. Compensation, hiring difficulty and posting duration are always of new postings, whatever the settings say, and repeat that.",
    },
    { kind: "title", id: "insights", text: "Insights" },
    { kind: "insights" },
    { kind: "title", id: "next", text: "Where to go next" },
    {
      kind: "list",
      items: [
        "[Use Cases](guide:use-cases): six questions, each with the calls that answer it.",
        "[Input parameters](guide:input-parameters): every filter, its form and its limits.",
        "[Running in Postman](guide:resources/running-in-postman): all requests in one collection.",
        "The contract, OpenAPI 3.1, [as JSON](file:openapi.json) or [as YAML](file:openapi.yaml).",
        "[FAQ](route:/faq) and [release notes](route:/releasenotes), also [as a feed](file:releasenotes.atom).",
        "A question left, or something broken? Ask [support](support:) and give the request id, the header `x-request-id` of the answer.",
        "For programs that read: [llms.txt](file:llms.txt), an index of every page of this guide in Markdown.",
      ],
    },
  ],
};

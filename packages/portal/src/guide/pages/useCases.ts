import type { Block, GuidePage } from "../Block.ts";

export const useCases: GuidePage = {
  place: { section: "use-cases" },
  title: "Use Cases",
  summary: "Six questions people bring to labour-market data, and the calls that answer each of them.",
  blocks: [
    {
      kind: "paragraph",
      text: "All of them begin alike: find the ids of what you are talking about in the taxonomy, then ask. An id never changes its meaning, so keep the ones you use.",
    },
    {
      kind: "code",
      label: "From a word to an id",
      samples: [
        {
          language: "curl",
          code: `curl -s "{{apiUrl}}/v1/taxonomy/skills?keyword=python&limit=5" \\\n  -H "authorizationToken: $TOKEN"`,
        },
        {
          language: "TypeScript",
          code: `const { data } = await talent.GET("/v1/taxonomy/skills", {\n  params: { query: { keyword: "python", limit: 5 } },\n});`,
        },
      ],
    },
    { kind: "title", id: "questions", text: "Six questions" },
    useCase(
      "plan-a-hire",
      "Is this role hard to hire here?",
      "A recruiter wants to promise a date.",
      [
        "[Demand](operation:Demand) and [Supply](operation:Supply): how many are sought, how many there are.",
        "[Hiring difficulty](operation:Hiring difficulty): scarcity, posting duration and concentration in one score from 1 (very easy) to 10 (very difficult), among all markets of the country.",
        "[Posting duration](operation:Posting duration): how long such jobs stay open. Jobs that are still open are taken into account, so that the figure is not too short.",
        "[Summary](operation:Labour market summary): all of it in one call for 10 units, when you need every block.",
      ],
      [
        "GET /v1/lmi/demand?msa=35620&occupation=29-1141.00",
        "GET /v1/lmi/supply?msa=35620&occupation=29-1141.00",
        "GET /v1/lmi/hiringdifficulty?msa=35620&occupation=29-1141.00",
        "GET /v2/lmi/postingduration?msa=35620&occupation=29-1141.00",
        "GET /v1/lmi/summary?msa=35620&occupation=29-1141.00",
      ],
    ),
    useCase(
      "set-pay",
      "What should we pay?",
      "A compensation analyst compares an offer with the market.",
      [
        "[Compensation](operation:Compensation): the 25th, 50th and 75th percentile of advertised yearly pay in USD over the past 12 months. Hourly and monthly pay is converted; a range counts with its middle.",
        "The same with `facet=state@10` for the differences between states.",
        "Fewer than 30 postings with pay answer `INSUFFICIENT_DATA`; widen the place or drop a filter.",
      ],
      [
        "GET /v1/lmi/compensation?country=US&occupation=15-1252.00",
        "GET /v1/lmi/compensation?country=US&occupation=15-1252.00&facet=state@10",
      ],
    ),
    useCase(
      "skills-of-a-role",
      "Which skills will this role need?",
      "A learning team plans next year's courses.",
      [
        "[Skill ranking](operation:Skill ranking): what the past year's postings ask for.",
        "[Skill evolution](operation:Skill evolution): from four years of postings, which skills are new, emerging, growing, core or declining.",
        "[Skill adjacencies](operation:Skill adjacencies): what goes together with one skill your people already have, here Python (1001). Ubiquitous skills do not lead the list: relatedness counts only above chance.",
        "[Skill trend](operation:Skill trend): the months behind it.",
      ],
      [
        "GET /v1/skills/ranking?country=US&occupation=15-1252.00&limit=25",
        "GET /v1/skills/evolution?country=US&occupation=15-1252.00",
        "GET /v1/skills/adjacencies?primaryskill=1001&limit=25",
        "GET /v1/skills/trend?country=US&occupation=15-1252.00",
      ],
    ),
    useCase(
      "choose-a-place",
      "Where should we build the team?",
      "A location strategist compares metropolitan areas.",
      [
        "[Location ranking](operation:Location ranking): where such people are sought.",
        "[Supply adequacy](operation:Supply adequacy): where there are at least ten people for each one you want to hire (`peopletohire`).",
        "[Location factors](operation:Location factors): population, unemployment, tax, minimum wage, and the time difference to your headquarters (`basetimelocation`). In a demonstration market, populations are at the scale of that market, far below the real ones: compare them with each other, not with a census.",
        "[Location recommendations](operation:Location recommendations): a score of supply, cost and competition by your own weights.",
      ],
      [
        "GET /v2/locations/ranking?country=US&occupation=15-1252.00",
        "GET /v1/locations/supplyadequacy?country=US&occupation=15-1252.00&peopletohire=5",
        "GET /v1/locations/factors?country=US&occupation=15-1252.00&basetimelocation=35620",
        "GET /v1/locations/recommendations?country=US&occupation=15-1252.00&peopletohire=5&highsupply=7&lowcost=7&lowcompetition=2",
      ],
    ),
    useCase(
      "know-competitors",
      "Who competes with us for these people?",
      "A talent-intelligence analyst prepares a briefing.",
      [
        "[Employer ranking](operation:Employer ranking) and [Actively hiring](operation:Actively hiring employers): who seeks them in the window, and who on the data's last day.",
        "[Competitive concentration](operation:Competitive concentration): whether a few employers hold the market, by the Herfindahl-Hirschman Index.",
        "[Employer branding](operation:Employer branding): what they promise in their postings. [Overall rating](operation:Overall rating): what people say of them. `employer` takes the ids of the ranking.",
      ],
      [
        "GET /v1/employers/ranking?msa=35620&occupation=29-1141.00&limit=20",
        "GET /v1/employers/activelyhiring?msa=35620&occupation=29-1141.00",
        "GET /v1/lmi/competitiveconcentration?msa=35620&occupation=29-1141.00",
        "GET /v1/evp/employerbranding?employer=1,2",
        "GET /v1/evp/rating/overall?employer=1,2",
      ],
    ),
    useCase(
      "read-a-job-description",
      "What does this job description ask for?",
      "A product team fills a form from a pasted text.",
      [
        "[Job description extractor](operation:Job description extractor): occupation, function, skills and credentials out of a title or a text of up to 10,000 characters, each skill marked as required or not.",
        "Use the ids it answers as filters of any other call.",
      ],
      [`POST /v1/taxonomap/jdextractor {"country":"US","role":"Registered nurse"}`],
    ),
    {
      kind: "note",
      tone: "info",
      text: "Postings show what employers advertise, not what they fill, and not every job is advertised. Compare shares and changes rather than bare counts across countries.",
    },
  ],
};

function useCase(id: string, title: string, who: string, steps: string[], requests: string[]): Block {
  return {
    kind: "accordion",
    id,
    title,
    blocks: [
      { kind: "paragraph", text: who },
      { kind: "list", ordered: true, items: steps },
      { kind: "code", label: "The requests", samples: [{ language: "HTTP", code: requests.join("\n") }] },
    ],
  };
}

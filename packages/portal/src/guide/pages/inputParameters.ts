import type { GuidePage } from "../Block.ts";

export const inputParameters: GuidePage = {
  place: { section: "input-parameters" },
  title: "Input parameters",
  summary:
    "How to say where, who, when and how much. The rules are the same on every endpoint; differences are named here.",
  blocks: [
    {
      kind: "note",
      tone: "info",
      text: "Inputs are accepted in English only: Latin letters, digits and ordinary punctuation. A parameter the endpoint does not know is refused, so a typo never goes unnoticed.",
    },
    { kind: "title", id: "location", text: "Location" },
    {
      kind: "paragraph",
      text: "Where an endpoint takes a location, it is mandatory: at least one of `country`, `state` or `msa`. Most endpoints take `county` and `city` as well, [Graduate supply](operation:Graduate supply) does not.",
    },
    {
      kind: "table",
      caption: "Location parameters",
      columns: ["Parameter", "Form", "At most", "Where ids come from"],
      rows: [
        [
          "`country`",
          "ISO2 code, e.g. `US`",
          "1; 5 on the location endpoints",
          "[Country List](guide:resources/country-list)",
        ],
        ["`state`", "integer", "1", "[States](operation:States)"],
        [
          "`msa`",
          "integer",
          "5; 10 on [Gender diversity](operation:Gender diversity) and [Ethnic diversity](operation:Ethnic diversity)",
          "[MSAs](operation:Metropolitan areas)",
        ],
        ["`county`", "integer", "10", "[Counties](operation:Counties)"],
        ["`city`", "integer", "10", "[Cities](operation:Cities)"],
      ],
    },
    {
      kind: "list",
      items: [
        "All locations of a request must belong to **one country**; on the location endpoints to five at most.",
        "If several are given, the **broadest wins**: country over state over MSA over county over city. On the diversity endpoints, [Gender diversity](operation:Gender diversity), [Ethnic diversity](operation:Ethnic diversity) and [Graduate supply](operation:Graduate supply), the **narrowest wins**.",
        "The one that lost is left out of `input`, so you can see what was used.",
        "Six countries have lists of states and MSAs: US, CA, MX, DE, IN and GB.",
        "**No location** is taken by [Skill adjacencies](operation:Skill adjacencies) and by what is asked of an employer: [Employer branding](operation:Employer branding), [Sentiment analysis](operation:Sentiment analysis), [Overall rating](operation:Overall rating) and [Reviews](operation:Reviews).",
      ],
    },
    { kind: "title", id: "role", text: "Role" },
    {
      kind: "paragraph",
      text: "Say who you mean either by one `talentprofile` or by attributes. The two are mutually exclusive. Without either, all postings of the place are meant; [Demand](operation:Demand) insists on one of them, and talent profile 205 stands for all talent there.",
    },
    {
      kind: "paragraph",
      text: "Not every endpoint takes every attribute: [Skill adjacencies](operation:Skill adjacencies) takes `function` and `occupation`, [Graduate supply](operation:Graduate supply) these and `educationlevel`, and what is asked of an employer takes `employer` alone.",
    },
    {
      kind: "table",
      caption: "Role filters and how many values they take",
      columns: ["Parameter", "Values", "At most", "Where values come from"],
      rows: [
        [
          "`talentprofile`",
          "integer",
          "1",
          "[My talent profiles](operation:Talent profiles); 205 is all talent",
        ],
        ["`function`", "integer", "5", "[Function List](guide:resources/function-list)"],
        [
          "`occupation`",
          "SOC8 code, e.g. `15-1252.00`",
          "5",
          "[Occupations](operation:Occupations) and the file below",
        ],
        ["`skill`", "integer, `req:` and `not:` allowed", "10", "[Skills](operation:Skills)"],
        [
          "`credential`",
          "integer, `req:` and `not:` allowed",
          "5 by this guide, 10 by the reference; the API enforces 10",
          "[Credentials](operation:Credentials) and the file below",
        ],
        [
          "`experiencelevel`",
          "integer",
          "3",
          "[Seniority / Experience Level](guide:resources/experience-level)",
        ],
        ["`educationlevel`", "integer", "3", "[Education Level](guide:resources/education-level)"],
        ["`semicleantitle`", "integer", "5", "[Titles](operation:Titles)"],
        ["`employmenttype`", "integer", "3", "[Employment Type](guide:resources/employment-type)"],
        [
          "`employer`",
          "integer",
          "20; 1 for reviews. Some filters are documented with 5; the API enforces 20",
          "[Employers](operation:Employers)",
        ],
        ["`query`", "one keyword expression", "1", "see below"],
      ],
    },
    { kind: "subtitle", id: "lists", text: "Lists, req: and not:" },
    {
      kind: "list",
      items: [
        "A comma-separated list means **or**: `skill=1001,3001` is a posting with either.",
        "Different parameters mean **and**: `skill=1001&function=3`.",
        "`not:` leaves out one value: `employer=not:77`.",
        "On `skill` and `credential`, `req:` demands one value. `skill=req:1001,3001,1210,not:5084` is 1001 and (3001 or 1210) and not 5084.",
        "Each listed value counts towards the maximum, whatever stands before it.",
      ],
    },
    { kind: "subtitle", id: "query", text: "Keyword expressions" },
    {
      kind: "paragraph",
      text: "`query` searches title and description. It takes `AND`, `OR`, `NOT`, parentheses, and quotation marks for an exact phrase. Commas do not separate values here.",
    },
    {
      kind: "list",
      items: [
        "`NOT` binds before `AND`, `AND` before `OR`: `a OR b AND NOT c` is `a OR (b AND (NOT c))`. Parentheses group otherwise.",
        "Two words side by side mean both, as with `AND`. No word is skipped for being common.",
        "`and`, `or` and `not` are operators in small letters too; in quotation marks they are words.",
        "Punctuation inside a word makes a phrase: `node.js` is `node` followed by `js`, `full-time` is `full` followed by `time`.",
        "Talents have no text: `query` and the keyword expression of a talent profile narrow postings alone. The supply, and the shares by gender or ethnicity, of a profile of nothing else are `INSUFFICIENT_DATA`.",
        "At most 500 characters, 50 words and 10 levels of parentheses.",
        "What cannot be read is refused with HTTP 400, and the message names the character where it goes wrong, counted from 1.",
      ],
    },
    {
      kind: "code",
      label: "A keyword expression",
      samples: [
        {
          language: "curl",
          code: `curl -s -G "{{apiUrl}}/v1/lmi/demand" \\
  -H "authorizationToken: $TOKEN" \\
  -d country=US \\
  --data-urlencode 'query="machine learning" AND (python OR scala) NOT intern'`,
        },
      ],
    },
    { kind: "title", id: "daterange", text: "Date range" },
    {
      kind: "paragraph",
      text: "`daterange` is a number and a unit, or two days. Times are UTC. Without it, the past year is meant, of [Skill evolution](operation:Skill evolution) the past four, of [Active demand](operation:Active demand) and [Actively hiring employers](operation:Actively hiring employers) the latest day.",
    },
    {
      kind: "table",
      caption: "Forms of daterange",
      columns: ["Form", "Example", "Meaning"],
      rows: [
        [
          "days, weeks, months, quarters, years",
          "`30d`, `2w`, `6m`, `2q`, `1y`",
          "The last so many, ending at the dataset's latest day",
        ],
        ["two days", "`2026-01-01-2026-03-31`", "From the first to the last day, both included"],
      ],
    },
    {
      kind: "paragraph",
      text: "Relative ranges end at the dataset's latest day, not today, so that the same request has the same answer until the data changes. Trends cover up to one year. **No dates** are taken by [Skill adjacencies](operation:Skill adjacencies), which is always of the past year, and by the diversity endpoints, [Gender diversity](operation:Gender diversity), [Ethnic diversity](operation:Ethnic diversity) and [Graduate supply](operation:Graduate supply).",
    },
    { kind: "title", id: "facet", text: "Facets" },
    {
      kind: "paragraph",
      text: "A facet breaks a figure down: `facet=msa@10` adds the ten largest MSAs. The form is `name@count`; the count is 50 by default and 100 at most. Facets are valid on the supply and demand APIs, and with one value on compensation and employer ranking.",
    },
    {
      kind: "table",
      caption: "Facets by endpoint",
      columns: ["Endpoint", "Names", "How many"],
      rows: [
        ["[Demand](operation:Demand)", "msa, state, employers, skills, credentials", "several"],
        ["[Supply](operation:Supply)", "msa, state", "one"],
        ["[Compensation](operation:Compensation)", "msa, state, employer", "one"],
        [
          "[Employer ranking](operation:Employer ranking)",
          "msa, state, title, skill, credential",
          "one, for at most 20 employers",
        ],
      ],
    },
    { kind: "title", id: "others", text: "Other parameters" },
    {
      kind: "table",
      caption: "Other parameters",
      columns: ["Parameter", "Form", "Default", "For"],
      rows: [
        ["`groupby`", "`state` or `msa`, one value", "`msa`", "ethnic and gender diversity only"],
        ["`frequency`", "`monthly` or `quarterly`", "`monthly`", "demand, location and title trend"],
        ["`after`", "integer; excludes `pageno` and `limit`", "0", "job listing and all skills"],
        ["`pageno`, `limit`", "integers from 1", "page 1; 50 in the taxonomy", "lists"],
        ["`primaryskill`", "integer, mandatory", "none", "skill adjacencies"],
        ["`basetimelocation`", "one MSA id", "none", "location factors"],
        ["`peopletohire`", "integer", "20", "supply adequacy and recommendations"],
        ["`highsupply`, `lowcost`", "integer 0 to 10", "7", "recommendations"],
        ["`lowcompetition`", "integer 0 to 10", "2", "recommendations"],
        ["`category`", "up to 5 ids from 155 to 159", "all", "employer value proposition"],
        ["`keyword`", "2 to 50 characters, up to 10 by comma", "none", "taxonomy; mandatory for titles"],
      ],
    },
    { kind: "subtitle", id: "evp", text: "Categories of the employer value proposition" },
    { kind: "referenceTable", list: "evp-categories", caption: "EVP categories", rows: 5 },
    { kind: "subtitle", id: "skill-categories", text: "Skill categories" },
    { kind: "referenceTable", list: "skill-categories", caption: "Skill categories", rows: 4 },
    { kind: "title", id: "downloads", text: "Lists to download" },
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
    {
      kind: "download",
      file: { list: "states-msas" },
      label: "States and MSAs (xlsx)",
      description: "Ids and names, by country.",
    },
    {
      kind: "accordion",
      id: "methodology",
      title: "How the figures are made",
      blocks: [
        {
          kind: "list",
          items: [
            "**Compensation**: percentiles by linear interpolation over at least 30 postings with pay, first seen in the year up to the last day asked for, in yearly USD.",
            "**Posting duration**: the Kaplan-Meier median, so that postings still open are neither dropped nor cut short; of postings first seen in the window, since those open in it are mostly the ones that stay long; at least 10 closed ones.",
            "**Competitive concentration**: Herfindahl-Hirschman Index of employer shares, 0 to 10,000, anonymous employers left out; below 1,000, 1,000 to 1,800 and above 1,800 are its three categories. At least 5 employers.",
            "**Hiring difficulty**: from 1 to 10, 1 + 9 × the weighted mean of three percentile ranks among all markets of the country, each an occupation in a metropolitan area, or in the whole country where there are fewer than 10 of those: demand per supply 0.5, posting duration 0.3, concentration 0.2. The market is measured on postings first seen in the year up to the last day asked for, the markets it is compared with on those of the data's last year, under the same settings for staffing and anonymous employers. In words by fifths: below 2.8 very easy, 4.6 easy, 6.4 moderately difficult, 8.2 difficult, above very difficult. At least 10 postings, and 10 markets to compare with.",
            "**Supply-demand ratio**: candidates per opening, a `query` left aside since talents have no text: below 1 very low, 2.5 low, 5 moderate, 10 high, from 10 on very high.",
            "**Skills by category**: growing and declining by the log ratio of a skill's share to its share in the window before, one added to every count, from 10 postings on and where the share moved by at least 3 standard errors, which chance hardly does. In a month or in a small market that is often no skill: ask for a year.",
            "**Skill adjacencies**: relatedness is the cosine of two skills, the postings with both over the root of the product of the postings with each; at least 10 postings with both, and more than 1.2 times as many as chance would give.",
            "**Skill evolution**: shares of four years. New skills reach 10 postings in the last year, do not in the three years before together, and rose by 3 standard errors unless nobody asked for them before. Others by the yearly growth of their share: emerging from 25 percent and a first share in the lower half, growing from 10 percent, declining from -10 percent, core in between, and where the share moved by fewer than 3 standard errors. At least 10 postings in each of the years.",
            "**Supply adequacy**: Adequate from 10 people per hire on, otherwise Insufficient.",
            "**Recommendations**: areas of adequate supply by the mean of three percentile ranks, large supply, low median pay and low demand per supply, weighted by your wishes; pay that is unknown counts as the middle rank.",
            "**Employer branding**: an employer's share of postings that mention something is high above 1.2 times the mean share of the compared employers, low below 0.8 times; a single employer is compared with all postings, and one without postings is left out of the mean.",
            "**Sentiment**: the mean rating of a category is positive from 3.5 and negative up to 2.5; reviews of 4 or better count as favourable.",
            "**Shares by gender or ethnicity**: at least 50 weighted people. Where what is left of a whole would tell a smaller group, the next smallest is hidden with it, so what is not shown weighs 50 or more, too. Ethnicity exists for the US, South Africa and the UK.",
          ],
        },
      ],
    },
  ],
};

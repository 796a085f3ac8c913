import type { Block, GuidePage } from "../Block.ts";
import { type Refusal, refusals } from "./refusals.data.ts";

function toAccordion({ id, title, status, apiCode, cause, wrong, right, fix }: Refusal): Block {
  const blocks: Block[] = [
    { kind: "paragraph", text: `HTTP ${status}, apiCode \`${apiCode}\`. ${cause}` },
    { kind: "code", label: "A request that is answered so", samples: [{ language: "HTTP", code: wrong }] },
    { kind: "paragraph", text: `**What to do:** ${fix}` },
  ];
  if (right !== wrong)
    blocks.push({
      kind: "code",
      label: "What to send instead",
      samples: [{ language: "HTTP", code: right }],
    });
  return { kind: "accordion", id, title, blocks };
}

export const commonInvalidRequest: GuidePage = {
  place: { section: "resources", item: "common-invalid-request" },
  title: "Common Invalid Request",
  summary: "Each refusal of the API: what causes it, a request that shows it, and what to send instead.",
  blocks: [
    {
      kind: "paragraph",
      text: "A refusal has the same envelope as any answer. `messages` says what is wrong, `data` is null, and `apiCode` is for your code to decide on. Refused calls cost no call units.",
    },
    {
      kind: "code",
      label: "A refusal",
      samples: [
        {
          language: "JSON",
          code: `{
  "apiCode": "BAD_REQUEST",
  "messages": ["Any one of the conditional parameter should be present in the request. Provide at least one parameter from: state,msa,country"],
  "data": null,
  "input": {}
}`,
        },
      ],
    },
    { kind: "title", id: "codes", text: "All codes" },
    {
      kind: "table",
      caption: "Values of apiCode",
      columns: ["apiCode", "HTTP", "Meaning"],
      rows: [
        ["`SUCCESS`", "200", "The answer is in data"],
        ["`CREATED`", "201", "Something was made"],
        ["`INSUFFICIENT_DATA`", "200", "Too few records for a sound figure; data is null"],
        ["`NO_DATA_FOUND`", "200", "A page past the end; data is null"],
        [
          "`BAD_REQUEST`",
          "400, 408, 413, 415, 431",
          "A parameter is missing or there are too many; the body or the request as a whole cannot be read",
        ],
        ["`INVALID_PARAMETER`", "400", "A value or a name is wrong"],
        ["`UNAUTHORIZED`", "401", "No token or invalid token"],
        ["`ERROR`", "404, 503", "There is no such path; a service is unhealthy"],
        ["`METHOD_NOT_ALLOWED`", "405", "The path has no such method; Allow names those it has"],
        ["`TOO_MANY_REQUESTS`", "429", "Throttling limits exceeded"],
        ["`QUOTA_EXPIRED`", "429", "The annual quota is used up"],
        ["`INTERNAL_SERVER_ERROR`", "500", "Something went wrong on the server side"],
        ["`TRANSFORMATION_ERROR`", "500", "An answer could not be put into its form"],
        ["`GATEWAY_TIMED_OUT`", "504", "The question took too long; narrow it"],
      ],
    },
    { kind: "title", id: "refusals", text: "One by one" },
    ...refusals.map(toAccordion),
  ],
};

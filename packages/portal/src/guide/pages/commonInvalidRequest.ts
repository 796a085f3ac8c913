import type { Block, GuidePage } from "../Block.ts";

type Refusal = {
  id: string;
  title: string;
  status: number;
  apiCode: string;
  cause: string;
  wrong: string;
  right: string;
  fix: string;
};

const refusals: Refusal[] = [
  {
    id: "no-location",
    title:
      "Any one of the conditional parameter should be present in the request. Provide at least one parameter from: state,msa,country",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "The request names no place.",
    wrong: "/v1/lmi/demand?function=3",
    right: "/v1/lmi/demand?function=3&country=US",
    fix: "Add `country`, `state` or `msa`.",
  },
  {
    id: "missing-parameter",
    title: "Mandatory parameter is missing from the request. Missing Parameter: {param}",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "A parameter this endpoint cannot do without is missing; the message names it.",
    wrong: "/v1/taxonomy/titles",
    right: "/v1/taxonomy/titles?keyword=nurse",
    fix: "Add the named parameter.",
  },
  {
    id: "invalid-format",
    title: "Invalid format for a query parameter",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause:
      "A value is not of the form the parameter takes: letters where an integer is expected, a date range that does not exist or is reversed, characters outside English.",
    wrong: "/v1/lmi/demand/active?country=US&daterange=1year",
    right: "/v1/lmi/demand/active?country=US&daterange=1y",
    fix: "Compare the value with the forms under [Input parameters](guide:input-parameters).",
  },
  {
    id: "unknown-parameter",
    title: "Unknown parameter present in the request. Requested parameter : {param}",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause: "The endpoint has no parameter of this name; often a typo or a different case.",
    wrong: "/v1/lmi/demand?country=US&skills=12",
    right: "/v1/lmi/demand?country=US&skill=12",
    fix: "Take the name from the [API reference](route:/endpoints).",
  },
  {
    id: "invalid-employer",
    title: "Invalid employer present in the request. Employer provided: {value}",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause: "There is no employer with this id.",
    wrong: "/v1/employers/trend?country=US&employer=0",
    right: "/v1/taxonomy/employers?keyword=hospital",
    fix: "Look the id up under [Employers](operation:Employers).",
  },
  {
    id: "too-many-values",
    title: "Given parameter exceeds maximum input limit",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "More values than the parameter takes, or a trend over more than one year.",
    wrong: "/v1/lmi/demand?country=US&function=1,3,4,5,6,7",
    right: "/v1/lmi/demand?country=US&function=1,3,4,5,6",
    fix: "Split the request, or use a talent profile. The maxima stand under [Input parameters](guide:input-parameters#role).",
  },
  {
    id: "several-countries",
    title: "Multiple country codes found in request",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause:
      "The locations belong to different countries, or several countries were given where one is allowed.",
    wrong: "/v1/lmi/demand?function=3&country=US,GB",
    right: "/v1/lmi/demand?function=3&country=US",
    fix: "Make one request per country; location ranking and location trend take up to five.",
  },
  {
    id: "invalid-profile",
    title: "Invalid talent profile found in request",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause: "The talent profile does not exist, or is neither yours nor shared with you.",
    wrong: "/v1/lmi/demand?country=US&talentprofile=999999",
    right: "/v1/lmi/demand?country=US&talentprofile=205",
    fix: "Take an id from [My talent profiles](operation:Talent profiles); 205 is all talent.",
  },
  {
    id: "mutually-exclusive",
    title: "Mutually exclusive params present in the request together",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause: "A talent profile together with role attributes, or `after` together with `pageno` or `limit`.",
    wrong: "/v1/lmi/demand?country=US&talentprofile=205&function=3",
    right: "/v1/lmi/demand?country=US&function=3",
    fix: "Keep one of the two.",
  },
  {
    id: "neither-set",
    title: "Any one of the parameter should be present in the request from either of mutually exclusive sets",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "The endpoint needs a role and the request gives neither a talent profile nor an attribute.",
    wrong: "/v1/lmi/demand?country=US",
    right: "/v1/lmi/demand?country=US&talentprofile=205",
    fix: "Add `talentprofile` or at least one attribute.",
  },
  {
    id: "credentials",
    title: "Invalid subscription or Invalid subscription credentials",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "The token request has a key that does not exist, or a secret that is not its own.",
    wrong: "/auth/token",
    right: "/auth/token",
    fix: "Send key and secret by basic authentication; see [Authentication](guide:authentication#token).",
  },
  {
    id: "insufficient-data",
    title: "Insufficient data for the request",
    status: 200,
    apiCode: "INSUFFICIENT_DATA",
    cause: "The request is right, but fewer records match than the figure needs; `data` is null.",
    wrong: "/v1/lmi/compensation?country=US&query=underwater AND welding AND poet",
    right: "/v1/lmi/compensation?country=US&query=welding",
    fix: "Widen the place or the window, or drop a filter.",
  },
  {
    id: "unauthorized",
    title: "Un-Authorized access; No token or invalid token",
    status: 401,
    apiCode: "UNAUTHORIZED",
    cause: "There is no token, or it is older than an hour.",
    wrong: "/v1/callunits",
    right: "/v1/callunits",
    fix: "Send a valid token in `authorizationToken`; see [Authentication](guide:authentication#sending).",
  },
  {
    id: "throttled",
    title: "Throttling limits exceeded",
    status: 429,
    apiCode: "TOO_MANY_REQUESTS",
    cause: "More than five requests in a second, or more units or requests of a level than a minute allows.",
    wrong: "/v1/lmi/summary?country=US",
    right: "/v1/lmi/summary?country=US",
    fix: "Wait the seconds in `Retry-After`; see [Rate Limiting](guide:rate-limiting#too-many).",
  },
  {
    id: "quota",
    title: "service limit exceeded",
    status: 429,
    apiCode: "QUOTA_EXPIRED",
    cause: "The annual quota of call units is used up.",
    wrong: "/auth/token",
    right: "/auth/token",
    fix: "Ask your administrator for more units.",
  },
  {
    id: "server",
    title: "Something went wrong on the server side",
    status: 500,
    apiCode: "INTERNAL_SERVER_ERROR",
    cause: "The fault is on this side.",
    wrong: "/v1/lmi/supply?country=US",
    right: "/v1/lmi/supply?country=US",
    fix: "Repeat after a moment. If it stays, send the support the request and its time.",
  },
  {
    id: "unhealthy",
    title: "Service is unhealthy",
    status: 503,
    apiCode: "ERROR",
    cause: "A health check found that its service cannot answer.",
    wrong: "/health/lmi/demand",
    right: "/health/lmi/demand",
    fix: "Wait, and repeat the check before your next calls.",
  },
];

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
          "400, 413, 415",
          "A parameter is missing or there are too many; the body cannot be read",
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

/**
 * A refusal of the API: a row of its error catalogue. `title` is the message, with what varies in braces; `wrong` a
 * request that is answered so, `right` one to send instead, the same where nothing about the request was wrong.
 */
export type Refusal = {
  id: string;
  title: string;
  status: number;
  apiCode: string;
  cause: string;
  wrong: string;
  right: string;
  fix: string;
};

/** Every refusal and every answer without data, in the order of their status. */
export const refusals: readonly Refusal[] = [
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
    wrong: "/v1/lmi/demand?country=US&skills=1001",
    right: "/v1/lmi/demand?country=US&skill=1001",
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
    id: "invalid-value",
    title: "Invalid {parameter} present in the request. {parameter} provided: {value}",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause: "The value has the right form, but there is nothing of this id or code; the message names both.",
    wrong: "/v1/lmi/demand?country=XX&function=3",
    right: "/v1/lmi/demand?country=US&function=3",
    fix: "Take ids from the taxonomy endpoints and codes from the lists under Resources.",
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
    fix: "Make one request per country; the location endpoints take up to five.",
  },
  {
    id: "invalid-profile",
    title: "Invalid talent profile found in request",
    status: 400,
    apiCode: "INVALID_PARAMETER",
    cause:
      "The talent profile does not exist, is neither yours nor shared with you, or its keyword expression cannot be read; then the message says where.",
    wrong: "/v1/lmi/demand?country=US&talentprofile=999999",
    right: "/v1/lmi/demand?country=US&talentprofile=205",
    fix: "Take an id from [My talent profiles](operation:Talent profiles); 205 is all talent. Have an expression that cannot be read saved anew.",
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
    id: "missing-text",
    title: "provide at least one parameter from: role",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "The job description extractor was given neither a role nor a job description.",
    wrong: `POST /v1/taxonomap/jdextractor {"country":"US"}`,
    right: `POST /v1/taxonomap/jdextractor {"country":"US","role":"Registered nurse"}`,
    fix: "Send `role`, up to 50 characters, or `jobdescription`, up to 10,000.",
  },
  {
    id: "invalid-body",
    title: "Invalid format for the request body",
    status: 400,
    apiCode: "BAD_REQUEST",
    cause: "The body is no JSON object, or a field of it has the wrong type.",
    wrong: `POST /v1/taxonomap/jdextractor {"role":7}`,
    right: `POST /v1/taxonomap/jdextractor {"role":"Registered nurse"}`,
    fix: "Compare the body with the [Job description extractor](operation:Job description extractor).",
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
    id: "no-data",
    title: "No data found for the request",
    status: 200,
    apiCode: "NO_DATA_FOUND",
    cause: "The page asked for lies past the end of the list; `data` is null.",
    wrong: "/v1/taxonomy/credentials?pageno=1000",
    right: "/v1/taxonomy/credentials?pageno=1",
    fix: "Stop paging here: the page before was the last.",
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
    id: "unknown-path",
    title: "There is no such path; the API reference lists the paths there are",
    status: 404,
    apiCode: "ERROR",
    cause: "No endpoint has this path; often a wrong version or a missing part.",
    wrong: "/v1/demand",
    right: "/v1/lmi/demand?country=US&talentprofile=205",
    fix: "Take the path from the [API reference](route:/endpoints), version included.",
  },
  {
    id: "method-not-allowed",
    title: "Method not allowed",
    status: 405,
    apiCode: "METHOD_NOT_ALLOWED",
    cause: "The path exists, but not with this method. The header `Allow` names those it has.",
    wrong: "DELETE /v1/callunits",
    right: "/v1/callunits",
    fix: "Use GET; only the token request and the job description extractor take POST.",
  },
  {
    id: "too-large",
    title: "Request body is too large",
    status: 413,
    apiCode: "BAD_REQUEST",
    cause: "The body is longer than the longest job description could be.",
    wrong: "POST /v1/taxonomap/jdextractor (a body of more than 128 KiB)",
    right: "POST /v1/taxonomap/jdextractor (up to 10,000 characters)",
    fix: "Send the description alone, without attachments or markup.",
  },
  {
    id: "media-type",
    title: "Unsupported media type",
    status: 415,
    apiCode: "BAD_REQUEST",
    cause: "The body is sent as something else than this endpoint reads.",
    wrong: "POST /v1/taxonomap/jdextractor (Content-Type: text/plain)",
    right: "POST /v1/taxonomap/jdextractor (Content-Type: application/json)",
    fix: "Send `application/json` to the job description extractor and a form to the token request.",
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
    id: "busy",
    title: "Service is busy, try again later",
    status: 503,
    apiCode: "ERROR",
    cause: "More questions are waiting than can be answered in time; yours was not begun and cost nothing.",
    wrong: "/v1/lmi/summary?country=US",
    right: "/v1/lmi/summary?country=US",
    fix: "Wait the seconds in `Retry-After`, then repeat.",
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
  {
    id: "timed-out",
    title: "Gateway timed out",
    status: 504,
    apiCode: "GATEWAY_TIMED_OUT",
    cause: "The question took longer than the time limit of the service.",
    wrong: "/v1/skills/evolution?country=US",
    right: "/v1/skills/evolution?country=US&function=3",
    fix: "Narrow the place, the role or the window, then repeat.",
  },
];

/** The refusal an answer is, by its status, apiCode and first message; the one that says the most of the message. */
export function refusalOf(status: number, apiCode: string, message: string): Refusal | undefined {
  return refusals
    .filter((one) => one.status === status && one.apiCode === apiCode && message.startsWith(beginning(one)))
    .sort((one, other) => beginning(other).length - beginning(one).length)[0];
}

function beginning({ title }: Refusal): string {
  return title.split("{")[0] ?? title;
}

/** apiCode values of the response envelope. */
export type ApiCode =
  | "SUCCESS"
  | "CREATED"
  | "BAD_REQUEST"
  | "INTERNAL_SERVER_ERROR"
  | "INVALID_PARAMETER"
  | "INSUFFICIENT_DATA"
  | "NO_DATA_FOUND"
  | "UNAUTHORIZED"
  | "METHOD_NOT_ALLOWED"
  | "TRANSFORMATION_ERROR"
  | "ERROR"
  | "GATEWAY_TIMED_OUT"
  | "QUOTA_EXPIRED"
  | "TOO_MANY_REQUESTS";

type Row = { status: number; apiCode: ApiCode; message: (detail: string) => string };

const row = (status: number, apiCode: ApiCode, message: string | ((detail: string) => string)): Row => ({
  status,
  apiCode,
  message: typeof message === "string" ? () => message : message,
});

/** The one table from a domain's word for what went wrong to status, apiCode and message (A8 and decisions). */
export const problems = {
  locationMissing: row(
    400,
    "BAD_REQUEST",
    (names) =>
      `Any one of the conditional parameter should be present in the request. Provide at least one parameter from: ${names || "state,msa,country"}`,
  ),
  parameterMissing: row(
    400,
    "BAD_REQUEST",
    (name) => `Mandatory parameter is missing from the request. Missing Parameter: ${name}`,
  ),
  invalidFormat: row(400, "INVALID_PARAMETER", (detail) =>
    detail ? `Invalid format for a query parameter. ${detail}` : "Invalid format for a query parameter",
  ),
  unknownParameter: row(
    400,
    "INVALID_PARAMETER",
    (name) => `Unknown parameter present in the request. Requested parameter : ${name}`,
  ),
  tooMany: row(400, "BAD_REQUEST", "Given parameter exceeds maximum input limit"),
  severalCountries: row(400, "BAD_REQUEST", "Multiple country codes found in request"),
  invalidTalentProfile: row(400, "INVALID_PARAMETER", "Invalid talent profile found in request"),
  mutuallyExclusive: row(
    400,
    "INVALID_PARAMETER",
    "Mutually exclusive params present in the request together",
  ),
  roleMissing: row(
    400,
    "BAD_REQUEST",
    "Any one of the parameter should be present in the request from either of mutually exclusive sets",
  ),
  textMissing: row(400, "BAD_REQUEST", "provide at least one parameter from: role"),
  invalidSubscription: row(400, "BAD_REQUEST", "Invalid subscription or Invalid subscription credentials"),
  invalidBody: row(400, "BAD_REQUEST", (detail) => detail || "The body of the request is not valid JSON"),
  unauthorized: row(401, "UNAUTHORIZED", "Un-Authorized access; No token or invalid token"),
  forbidden: row(403, "UNAUTHORIZED", (detail) => detail || "You may not do this"),
  unknownPath: row(404, "ERROR", "There is no such path; see the API reference for the paths there are"),
  methodNotAllowed: row(405, "METHOD_NOT_ALLOWED", (allowed) => `Method not allowed; use ${allowed}`),
  bodyTooLarge: row(413, "BAD_REQUEST", "The body of the request is too large"),
  unsupportedMediaType: row(415, "BAD_REQUEST", "The media type of the request body is not supported"),
  headersTooLarge: row(431, "BAD_REQUEST", "The headers of the request are too large"),
  tooManyRequests: row(429, "TOO_MANY_REQUESTS", "Throttling limits exceeded"),
  quotaExpired: row(429, "QUOTA_EXPIRED", "service limit exceeded"),
  internal: row(500, "INTERNAL_SERVER_ERROR", "Something went wrong on the server side"),
  overloaded: row(503, "ERROR", "The server is busy; try again in a moment"),
  unhealthy: row(503, "ERROR", "Service is unhealthy"),
  timedOut: row(
    504,
    "GATEWAY_TIMED_OUT",
    "The request took longer than its time limit; narrow it and try again",
  ),
} satisfies Record<string, Row>;

export type ProblemWord = keyof typeof problems;

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

type Row = { status: number; apiCode: ApiCode; message: string };

const row = (status: number, apiCode: ApiCode, message: string): Row => ({ status, apiCode, message });

/**
 * The one table from a domain's word for what went wrong to status, apiCode and message (A8 and decisions). A message
 * that names something ends where the name is put.
 */
export const problems = {
  locationMissing: row(
    400,
    "BAD_REQUEST",
    "Any one of the conditional parameter should be present in the request. Provide at least one parameter from: ",
  ),
  parameterMissing: row(
    400,
    "BAD_REQUEST",
    "Mandatory parameter is missing from the request. Missing Parameter: ",
  ),
  invalidFormat: row(400, "INVALID_PARAMETER", "Invalid format for a query parameter"),
  unknownParameter: row(
    400,
    "INVALID_PARAMETER",
    "Unknown parameter present in the request. Requested parameter : ",
  ),
  invalidValue: row(400, "INVALID_PARAMETER", "Invalid "),
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
  invalidBody: row(400, "BAD_REQUEST", "Invalid format for the request body"),
  unauthorized: row(401, "UNAUTHORIZED", "Un-Authorized access; No token or invalid token"),
  unknownPath: row(404, "ERROR", "There is no such path; the API reference lists the paths there are"),
  methodNotAllowed: row(405, "METHOD_NOT_ALLOWED", "Method not allowed"),
  malformedRequest: row(400, "BAD_REQUEST", "The request is no HTTP"),
  requestTimedOut: row(408, "BAD_REQUEST", "The request took too long to arrive"),
  headTooLarge: row(431, "BAD_REQUEST", "Address and header fields are too large"),
  bodyTooLarge: row(413, "BAD_REQUEST", "Request body is too large"),
  unsupportedMediaType: row(415, "BAD_REQUEST", "Unsupported media type"),
  tooManyRequests: row(429, "TOO_MANY_REQUESTS", "Throttling limits exceeded"),
  quotaExpired: row(429, "QUOTA_EXPIRED", "service limit exceeded"),
  internal: row(500, "INTERNAL_SERVER_ERROR", "Something went wrong on the server side"),
  overloaded: row(503, "ERROR", "Service is busy, try again later"),
  timedOut: row(504, "GATEWAY_TIMED_OUT", "Gateway timed out"),
} satisfies Record<string, Row>;

export type ProblemWord = keyof typeof problems;

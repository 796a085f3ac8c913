/** What is asked of an operation: a query without its question mark, a body, or nothing. */
export type RecordedRequest = { query?: string; body?: Record<string, string> };

/** The requests behind the recorded answers of an operation, each by the name of its example. */
export type RecordedRequests = {
  success: RecordedRequest;
  /** Fewer records than the measure's minimum. */
  insufficientData?: RecordedRequest;
  /** A page past the end. */
  noData?: RecordedRequest;
};

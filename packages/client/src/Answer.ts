import type { paths } from "@talent/contract/data-api";

/** Every path that is asked with GET. */
export type GetPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** Every path that is asked with POST and a JSON body. */
export type PostPath = {
  [Path in keyof paths]: paths[Path] extends { post: { requestBody: JsonBody<unknown> } } ? Path : never;
}[keyof paths];

type JsonBody<Body> = { content: { "application/json": Body } };

type Operation<Path extends GetPath | PostPath> = paths[Path] extends { get: infer Get extends object }
  ? Get
  : paths[Path] extends { post: infer Post extends object }
    ? Post
    : never;

/** The parameters of a path, as the contract names them; none where it takes none. */
export type Query<Path extends GetPath> = [Parameters<Path>] extends [never]
  ? NoParameters
  : Parameters<Path>;

type Parameters<Path extends GetPath> =
  Operation<Path> extends { parameters: { query?: infer Named } } ? Exclude<Named, undefined> : never;

type NoParameters = { [Name in never]: never };

/** The body a path takes. */
export type RequestBody<Path extends PostPath> =
  Operation<Path> extends { requestBody: JsonBody<infer Body> } ? Body : never;

type Envelope<Path extends GetPath | PostPath> =
  Operation<Path> extends { responses: { 200: JsonBody<infer Body> } } ? Body : never;

/** What a path tells when there is something to tell. */
export type Data<Path extends GetPath | PostPath> =
  Envelope<Path> extends { data: infer Found } ? NonNullable<Found> : never;

type Input<Path extends GetPath | PostPath> = Envelope<Path> extends { input: infer Used } ? Used : never;

/**
 * What came of a call that was understood. Too little data (INSUFFICIENT_DATA) and none (NO_DATA_FOUND) are answers,
 * not errors: `data` is null then, and `input` still says what was asked.
 */
export type Answer<Path extends GetPath | PostPath> = { messages: string[]; input: Input<Path> } & (
  | { apiCode: "SUCCESS" | "CREATED"; data: Data<Path> }
  | { apiCode: "INSUFFICIENT_DATA" | "NO_DATA_FOUND"; data: null }
);

/** What a call may be given besides its parameters: a signal that ends it, waits and retries included. */
export type CallOptions = { signal?: AbortSignal };

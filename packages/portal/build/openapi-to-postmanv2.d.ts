declare module "openapi-to-postmanv2" {
  type Input = { type: "json"; data: object };
  type Result = { result: boolean; reason?: string; output?: { type: string; data: object }[] };
  /** Converts an OpenAPI document into a request collection. */
  export function convertV2(
    input: Input,
    options: Record<string, unknown>,
    callback: (error: Error | null, result: Result) => void,
  ): void;
}

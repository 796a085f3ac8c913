import type { Document, Extensions, Method, Operation, Parameter } from "./Document.ts";
import { resolve } from "./resolve.ts";
import type { OperationEntry, ParameterEntry, ParameterSchema } from "./templates/OperationEntry.ts";

type Response = { content?: Record<string, { examples?: Record<string, unknown> }> };

/** The table's entry of one operation, but for its parameters. */
export function operationEntry(
  document: Document,
  place: { path: string; method: Method },
  operation: Operation,
): Omit<OperationEntry, "parameters"> {
  return {
    operationId: operation.operationId,
    method: place.method.toUpperCase() as OperationEntry["method"],
    path: place.path,
    tag: operation.tags[0],
    summary: operation.summary,
    security: (operation.security ?? document.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    body: Object.keys(operation.requestBody?.content ?? {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        exampleNames(resolve<Response>(document, response as Response)),
      ]),
    ),
    ...extensions(operation),
  };
}

/** The table's entry of one parameter. */
export function parameterEntry(document: Document, parameter: Parameter): ParameterEntry {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required ?? false,
    description: parameter.description ?? "",
    example: parameter.example,
    schema: bare(resolve<ParameterSchema>(document, parameter.schema as ParameterSchema)),
    ...extensions(parameter),
  };
}

function exampleNames({ content = {} }: Response): string[] {
  return Object.values(content).flatMap((media) => Object.keys(media.examples ?? {}));
}

/** `x-call-units: 3` becomes `callUnits: 3`. */
function extensions(holder: Extensions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(holder)
      .filter(([name]) => name.startsWith("x-"))
      .map(([name, value]) => [
        name.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
}

function bare(schema: ParameterSchema): ParameterSchema {
  const { type, pattern, minLength, maxLength, minimum, maximum } = schema;
  return {
    type,
    enum: schema.enum,
    const: schema.const,
    pattern,
    minLength,
    maxLength,
    minimum,
    maximum,
    default: schema.default,
  };
}

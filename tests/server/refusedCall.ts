import type { OperationEntry, ParameterEntry } from "@talent/contract/data-api";

/** A call that is refused, and what the refusal says. */
export type RefusedCall = { url: string; apiCode: string; message: string };

/** A character that no parameter takes. */
const strange = "看";
/** An id that nothing has. */
const unknownId = "4000000000";
const unknownValues: Record<string, string> = { country: "XX", occupation: "99-9999.99" };

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The least an operation wants: what is required, a place and a role where there must be one. */
function leastQuery({ parameters, location, role, requires }: OperationEntry): Record<string, string> {
  const wanted = parameters.filter(({ name, required }) => required || requires?.anyOf[0] === name);
  return {
    ...Object.fromEntries(wanted.map(({ name, example }) => [name, String(example)])),
    ...(location?.required && { country: "US" }),
    ...(role?.required && { talentprofile: "205" }),
  };
}

const most = ({ list, schema }: ParameterEntry) => list?.maxItems ?? schema.maximum;

/** One more than a parameter takes: of values in a list, or of a number. */
function tooMany(parameter: ParameterEntry): string {
  const [first] = String(parameter.example).split(",");
  const { list, schema } = parameter;
  return list?.maxItems
    ? Array(list.maxItems + 1)
        .fill(first)
        .join(",")
    : String((schema.maximum ?? 0) + 1);
}

function named<T>(found: T | undefined, refusal: string, { operationId }: OperationEntry): T {
  if (found === undefined) throw new Error(`${operationId} has no parameter that ${refusal} could be of`);
  return found;
}

/** The call that brings a refusal of the contract about, by the refusal's name there. */
export function refusedCall(operation: OperationEntry, refusal: string): RefusedCall {
  const query = leastQuery(operation);
  const { path, parameters } = operation;
  const parameterOf = (prefix: string) =>
    named(
      parameters.find(({ name }) => `${prefix}${capital(name)}` === refusal),
      refusal,
      operation,
    );
  const call = (apiCode: string, message: string, changed: Record<string, string | undefined>) => {
    const given = Object.entries({ ...query, ...changed }).filter((pair) => pair[1] !== undefined);
    const text = given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("&");
    return { url: `${path}?${text}`, apiCode, message };
  };
  const invalid = (message: string, changed: Record<string, string | undefined>) =>
    call("INVALID_PARAMETER", message, changed);
  const bad = (message: string, changed: Record<string, string | undefined>) =>
    call("BAD_REQUEST", message, changed);

  const shared: Record<string, () => RefusedCall> = {
    unknownParameter: () =>
      invalid("Unknown parameter present in the request. Requested parameter : colour", { colour: "red" }),
    invalidFormat: () => {
      const { name } = named(parameters[0], refusal, operation);
      return invalid("Invalid format for a query parameter", { [name]: strange });
    },
    exceedsMaximum: () => {
      const parameter = named(parameters.find(most), refusal, operation);
      return bad("Given parameter exceeds maximum input limit", { [parameter.name]: tooMany(parameter) });
    },
    missingLocation: () =>
      bad(
        "Any one of the conditional parameter should be present in the request. Provide at least one parameter from: state,msa,country",
        { country: undefined },
      ),
    missingRole: () =>
      bad(
        "Any one of the parameter should be present in the request from either of mutually exclusive sets",
        { talentprofile: undefined },
      ),
    multipleCountries: () => bad("Multiple country codes found in request", { country: "US,CA,MX,DE,IN,GB" }),
    mutuallyExclusive: () => {
      const [exclusion] = operation.exclusive ?? [];
      const pair = exclusion ? [exclusion.one[0], exclusion.other[0]] : ["talentprofile", "occupation"];
      const examples = pair.map((name) => {
        const { example } = named(
          parameters.find((parameter) => parameter.name === name),
          refusal,
          operation,
        );
        return [name, String(example)];
      });
      return invalid(
        "Mutually exclusive params present in the request together",
        Object.fromEntries(examples),
      );
    },
    invalidTalentProfile: () =>
      invalid("Invalid talent profile found in request", { talentprofile: "4000000" }),
  };
  const known = shared[refusal];
  if (known) return known();
  if (refusal.startsWith("missing")) {
    const { name } = parameterOf("missing");
    const message = `Mandatory parameter is missing from the request. Missing Parameter: ${name}`;
    return bad(message, { [name]: undefined });
  }
  const { name, filter, entity = "" } = parameterOf("invalid");
  const value = unknownValues[entity] ?? unknownId;
  const message = `Invalid ${name} present in the request. ${capital(name)} provided: ${value}`;
  return invalid(message, { [name]: value, ...(filter === "role" && { talentprofile: undefined }) });
}

import { Box, Link, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { CodeSamples } from "../guide/CodeSamples.tsx";
import { refusalOf } from "../guide/pages/refusals.data.ts";
import type { Failure } from "./exampleRequest.ts";
import { OperationCost } from "./OperationCost.tsx";
import { requestSamples } from "./requestSamples.ts";
import type { Extensions } from "./toReferenceDocument.ts";

/** What Elements hands over for each part that has `x-` extensions; an operation itself is at level -1. */
type Addon = {
  nestingLevel: number;
  vendorExtensions: Partial<Extensions> & { "x-level"?: number; "x-call-units"?: number };
};

/** What the portal says of an operation besides Elements: its cost, a request to copy, its errors. */
export function OperationAddon({ nestingLevel, vendorExtensions }: Addon): ReactNode {
  const request = vendorExtensions["x-example-request"];
  if (nestingLevel !== -1 || request === undefined) return null;
  return (
    <>
      <OperationCost level={vendorExtensions["x-level"] ?? 0} units={vendorExtensions["x-call-units"] ?? 0} />
      <Box className="operation-addon">
        <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
          Copy as
        </Typography>
        <CodeSamples label="The request in your language" samples={requestSamples(request)} />
        <OperationErrors failures={vendorExtensions["x-failures"] ?? []} />
      </Box>
    </>
  );
}

/** The errors of an operation; each leads to its cause, an example and how to mend it. */
function OperationErrors({ failures }: { failures: Failure[] }) {
  const known = new Map(
    failures.flatMap(({ status, apiCode, message }) => {
      const refusal = refusalOf(status, apiCode, message);
      return refusal ? [[refusal.id, refusal]] : [];
    }),
  );
  return (
    <Box component="details" className="operation-errors">
      <summary>Errors of this operation ({known.size})</summary>
      <ul>
        {[...known.values()].map(({ id, status, apiCode, title }) => (
          <li key={id}>
            {status} <code>{apiCode}</code>{" "}
            <Link
              component={RouterLink}
              to={`/?section=resources&item=common-invalid-request&open=${id}#${id}`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

import { Box, Chip, Link } from "@mui/material";
import type { ReactNode } from "react";

/** What Elements hands over with each `x-` extension it meets. */
type Addon = { nestingLevel: number; vendorExtensions: Record<string, unknown> };

const requestsPerMinute: Record<number, number> = { 1: 180, 2: 60, 3: 12 };

/** An operation's level, price, rate and where its errors are explained, from the contract's extensions. */
export function OperationCost({ nestingLevel, vendorExtensions }: Addon): ReactNode {
  const level = vendorExtensions["x-level"];
  const units = vendorExtensions["x-call-units"];
  if (nestingLevel !== -1 || typeof level !== "number" || typeof units !== "number") return null;
  const rate = requestsPerMinute[level];
  return (
    <Box
      component="ul"
      aria-label="Cost and limits"
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, p: 0, m: 0, listStyle: "none", alignItems: "center" }}
    >
      {level > 0 && (
        <li>
          <Chip size="small" color="primary" label={`Level ${level}`} />
        </li>
      )}
      <li>
        <Chip size="small" variant="outlined" label={unitsText(units)} />
      </li>
      {rate !== undefined && (
        <li>
          <Chip size="small" variant="outlined" label={`${rate} requests per minute`} />
        </li>
      )}
      <li>
        <Link
          variant="body2"
          href={`${import.meta.env.BASE_URL}?section=resources&item=common-invalid-request`}
        >
          Errors explained
        </Link>
      </li>
    </Box>
  );
}

function unitsText(units: number): string {
  if (units === 0) return "costs no call units";
  return units === 1 ? "1 call unit" : `${units} call units`;
}

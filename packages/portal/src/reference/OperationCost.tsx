import { Box, Chip, Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { requestsPerMinute } from "./requestsPerMinute.ts";

/** An operation's level and price, from the contract's extensions, how often it may be called, and where its errors are explained. */
export function OperationCost({ level, units }: { level: number; units: number }) {
  const rate = requestsPerMinute(level, units);
  return (
    <Box
      component="ul"
      className="operation-cost"
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
        <Link variant="body2" component={RouterLink} to="/?section=resources&item=common-invalid-request">
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
